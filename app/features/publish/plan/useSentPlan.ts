import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import type { TypedRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { run } from '#app/transport/call.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { sentRoom, type ListedRoom, typedRooms, withIds, refusedPlan, type UnsentPlan } from './typedRooms.ts'

/** So long after the last letter a change is sent, ms. */
const PAUSE = 600
/** So long after a line that failed it is sent again, ms. */
const RETRY = 5000

/** Sentences by the path of their field: `rooms.2.area`. */
export type PlanProblems = Readonly<Record<string, string>>

type Wrong = readonly string[] | undefined

/** Nothing is left to send. */
const stores: UnsentPlan = { version: undefined, rooms: undefined }

/** Announcements about the plan: of several at once the last is said. */
export const planTopic = 'plan'

/**
 * The rooms of a draft as they are typed, sent after each change. What is wrong with them is told at their fields; `keepUnsent`
 * is told what is not stored yet.
 */
export function useSentPlan(draft: Draft, listingId: number, keepUnsent: (unsent: UnsentPlan) => void) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const { search } = usePlace()
  const key = draftKeys.draft(draft.id, language)
  const [begun] = useState(() => typedRooms(draft.plan?.rooms ?? [], language))
  const [refused] = useState(() => refusedPlan(search, draft))
  const [rooms, setRooms] = useState(() => (refused ? withIds(refused.rooms) : begun))
  const [problems, setProblems] = useState<PlanProblems>({})
  const [version, setVersion] = useState(draft.plan?.version ?? 0)
  const typed = useRef(rooms)
  const stored = useRef({ rooms: begun, version })
  const timer = useRef(0)
  const going = useRef<Promise<Wrong>>(undefined)
  const [readings, setReadings] = useState(0)
  const isHere = useRef(true)

  const later = (wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(flush, wait)
  }
  const show = (next: readonly ListedRoom[]) => {
    typed.current = next
    setRooms(next)
    const isStored = next === stored.current.rooms
    keepUnsent(isStored ? stores : { version: stored.current.version, rooms: next })
  }
  const keep = (next: readonly ListedRoom[], of: number) => {
    stored.current = { rooms: next, version: of }
    setVersion(of)
    if (next === typed.current) keepUnsent(stores)
  }
  const refuse = (
    errors: Readonly<Record<string, { readonly sentence?: string; readonly message: string }>>,
  ): Wrong => {
    // What was left as it is wrong is not told on the next page, but where one comes back.
    if (!isHere.current) return []
    const told = Object.entries(errors).map(([path, { sentence, message }]) => [path, sentence ?? message])
    setProblems(Object.fromEntries(told) as PlanProblems)
    const [first] = told
    if (first?.[1] !== undefined) announce(first[1], { topic: planTopic })
    return Object.keys(errors)
  }
  const send = async (): Promise<Wrong> => {
    while (typed.current !== stored.current.rooms) {
      const sent = typed.current
      const json = { version: stored.current.version, rooms: sent.map(sentRoom) }
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each is made from the version before
      const { reply, failure } = await withSession(
        t,
        () => run(drafts.writePlan(listingId, json, language)),
        'publish.session',
      )
      if (failure) {
        const errors = failure._tag === 'StatusError' ? failure.data.errors : undefined
        // What was typed in the meantime may be right.
        if (errors && typed.current !== sent) continue
        if (errors) return refuse(errors)
        if (failure._tag === 'ConnectionError' && isHere.current) later(RETRY)
        // What another page wrote is shown as soon as it is read.
        if (failure._tag === 'StatusError' && failure.reason === 'ListingChanged')
          stored.current.rooms = typed.current
        // oxlint-disable-next-line no-await-in-loop -- it is the last time round
        await tellFailure(act(failure, { KeyReused: () => undefined }), t)
        // oxlint-disable-next-line no-await-in-loop -- it is the last time round
        await mutate(key)
        setReadings((count) => count + 1)
        return []
      }
      keep(sent, reply.version)
      setProblems({})
      // oxlint-disable-next-line no-await-in-loop -- the page shows what is stored
      await mutate(key, (old?: Draft) => old && { ...old, plan: reply }, { revalidate: false })
    }
    return undefined
  }
  function flush(): Promise<Wrong> {
    window.clearTimeout(timer.current)
    going.current ??= send().finally(() => (going.current = undefined))
    return going.current
  }
  const leave = useRef<() => void>(undefined)
  useEffect(() => void (leave.current = () => void flush()))
  useEffect(() => {
    isHere.current = true
    const onHide = () => leave.current?.()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      isHere.current = false
      onHide()
    }
  }, [])
  const take = useEffectEvent((plan: Draft['plan']) => {
    const isUnsent = typed.current !== stored.current.rooms
    if (plan === undefined || plan.version <= stored.current.version || isUnsent) return
    const next = typedRooms(plan.rooms, language)
    keep(next, plan.version)
    show(next)
    setProblems({})
  })
  useEffect(() => take(draft.plan), [draft, language, readings])

  return {
    rooms,
    problems,
    /** What was typed of the next room where a form without script was refused. */
    refusedNext: refused?.next,
    /** Of the plan that is stored. */
    version,
    /** Sends what is not stored. Resolves to the paths of what is wrong, none if it failed otherwise; undefined is stored. */
    flush,
    /** Goes on with rooms that were not stored, from the version that they were made from. */
    restore: (unsent: readonly TypedRoom[], from: number) => {
      stored.current.version = from
      show(withIds(unsent))
      later(0)
    },
    change: (next: readonly ListedRoom[]) => {
      // Problems stand at places of the list: where others stand there now, they are told again by what is sent.
      if (next.some(({ id }, at) => id !== rooms[at]?.id) || next.length < rooms.length) setProblems({})
      show(next)
      later(PAUSE)
    },
  }
}
