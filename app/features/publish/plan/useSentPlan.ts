import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { withSession } from '#app/shared/account/withSession.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { act } from '#app/shared/failures/treatments.ts'
import { run } from '#app/transport/call.ts'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import { drafts } from '#app/transport/drafts/drafts.ts'
import { sentRoom, type TypedRoom, typedRooms } from './typedRooms.ts'

/** So long after the last letter a change is sent, ms. */
const PAUSE = 600
/** So long after a line that failed it is sent again, ms. */
const RETRY = 5000

/** Sentences by the path of their field: `rooms.2.area`. */
export type PlanProblems = Readonly<Record<string, string>>

/** Announcements about the plan: of several at once the last is said. */
export const planTopic = 'plan'

/** The rooms of a draft as they are typed, sent after each change. What is wrong with them is told at their fields. */
export function useSentPlan(draft: Draft, listingId: number) {
  const { t, language } = useTexts()
  const { mutate } = useSWRConfig()
  const key = draftKeys.draft(draft.id, language)
  const [rooms, setRooms] = useState(() => typedRooms(draft.plan?.rooms ?? [], language))
  const [problems, setProblems] = useState<PlanProblems>({})
  const [version, setVersion] = useState(draft.plan?.version ?? 0)
  const typed = useRef(rooms)
  const stored = useRef({ rooms, version })
  const timer = useRef(0)
  const going = useRef<Promise<void>>(undefined)
  const isHere = useRef(true)

  const later = (wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(flush, wait)
  }
  const show = (next: readonly TypedRoom[]) => {
    typed.current = next
    setRooms(next)
  }
  const keep = (next: readonly TypedRoom[], of: number) => {
    stored.current = { rooms: next, version: of }
    setVersion(of)
  }
  const refuse = (
    errors: Readonly<Record<string, { readonly sentence?: string; readonly message: string }>>,
  ) => {
    // What was left as it is wrong is not told on the next page.
    if (!isHere.current) return
    const told = Object.entries(errors).map(([path, { sentence, message }]) => [path, sentence ?? message])
    setProblems(Object.fromEntries(told) as PlanProblems)
    const [first] = told
    if (first?.[1] !== undefined) announce(first[1], { topic: planTopic })
  }
  const send = async () => {
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
        if (errors) return refuse(errors)
        if (failure._tag === 'ConnectionError' && isHere.current) later(RETRY)
        // What another page wrote is shown as soon as it is read.
        if (failure._tag === 'StatusError' && failure.reason === 'ListingChanged')
          stored.current.rooms = typed.current
        // oxlint-disable-next-line no-await-in-loop -- it is the last time round
        await tellFailure(act(failure, { KeyReused: () => undefined }), t)
        return void mutate(key)
      }
      keep(sent, reply.version)
      setProblems({})
      // oxlint-disable-next-line no-await-in-loop -- the page shows what is stored
      await mutate(key, (old?: Draft) => old && { ...old, plan: reply }, { revalidate: false })
    }
  }
  function flush() {
    window.clearTimeout(timer.current)
    going.current ??= send().finally(() => (going.current = undefined))
  }
  const leave = useRef<() => void>(undefined)
  useEffect(() => void (leave.current = flush))
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
  useEffect(() => {
    const { plan } = draft
    const isUnsent = typed.current !== stored.current.rooms
    if (plan === undefined || plan.version <= stored.current.version || isUnsent) return
    const next = typedRooms(plan.rooms, language)
    keep(next, plan.version)
    show(next)
    setProblems({})
  }, [draft, language])

  return {
    rooms,
    problems,
    /** Of the plan that is stored. */
    version,
    change: (next: readonly TypedRoom[]) => {
      // Problems stand at places of the list: where others stand there now, they are told again by what is sent.
      if (next.some(({ id }, at) => id !== rooms[at]?.id) || next.length < rooms.length) setProblems({})
      show(next)
      later(PAUSE)
    },
  }
}
