import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { without, withMoved } from '#domain/listing/plan/editPlan.ts'
import { readPlan } from '#domain/listing/plan/readPlan.ts'
import type { TypedRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { walkWritten } from '#domain/listing/plan/walkWritten.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useDraft } from '#app/shared/drafts/useDraft.ts'
import { roomNamesOf, walkLines } from '#app/shared/plan/walkLines.ts'
import { fieldId } from '../model/StepProps.ts'
import { newRoomId, sentRoom, type ListedRoom, type UnsentPlan } from './typedRooms.ts'
import { useNextRoom } from './useNextRoom.ts'
import { planTopic, useSentPlan } from './useSentPlan.ts'

/** Ids of what the focus goes to. */
export const planIds = {
  new: 'plan-new-room',
  tool: (tool: 'earlier' | 'later' | 'remove', at: number) => `plan-${tool}-${at}`,
} as const

/** So long after the last letter a room is said as it is typed, ms. */
const SETTLE = 1000

/** The rooms of a draft, and what may be done with them: each change is announced once, and keeps the focus near. */
export function usePlan(draft: Draft, listingId: number) {
  const texts = useTexts()
  const { t } = texts
  const kept = useDraft<UnsentPlan>(`plan-${listingId}`, {})
  const unsent = useRef<UnsentPlan>({})
  const keep = (part: UnsentPlan) => {
    unsent.current = { ...unsent.current, ...part }
    kept.keep(unsent.current)
  }
  const sent = useSentPlan(draft, listingId, keep)
  const { rooms, problems, version, change, restore, flush } = sent
  const { next, isRoom, typeNext, clear, inOrder } = useNextRoom(rooms, sent.refusedNext, (typed) =>
    keep({ next: typed }),
  )
  useEffect(() => {
    // After the page was taken over: what the server wrote has none of it.
    const { values } = kept
    if (values.next) typeNext(values.next)
    if (values.rooms) restore(values.rooms, values.version ?? 0)
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  const names = roomNamesOf(texts, unmeasured(rooms))
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (focused.current !== undefined) document.getElementById(focused.current)?.focus()
    focused.current = undefined
  }, [rooms])
  const say = (text: string, settle?: number) =>
    announce(text, { topic: planTopic, ...(settle !== undefined && { settle }) })
  const name = (at: number): string => names[at] ?? ''
  const append = () => {
    const all = [...rooms, { ...next, id: newRoomId() }]
    clear()
    change(all)
    say(t('publish.plan.added', { name: roomNamesOf(texts, unmeasured(all)).at(-1) ?? '', n: all.length }))
  }
  const addTyped = () => {
    if (isRoom) append()
  }
  return {
    rooms,
    names,
    problems,
    version,
    /** The room that is not in the list yet. */
    next,
    typeNext,
    add: () => {
      focused.current = planIds.new
      append()
    },
    /** The same as one goes on, where something was typed. */
    addTyped,
    /** Adds what was typed, and stores the rooms. Resolves to whether they are; else the focus is at what is wrong. */
    store: async (): Promise<boolean> => {
      addTyped()
      const wrong = await flush()
      if (wrong === undefined) return true
      const [field] = wrong
      if (field !== undefined) document.getElementById(fieldId(field))?.focus()
      return false
    },
    edit: (at: number, part: Partial<TypedRoom>) => {
      const all = rooms.map((room, place) => (place === at ? { ...room, ...part } : room))
      change(all)
      const line = lineOf(all, at)
      if (line !== undefined) say(line, SETTLE)
    },
    move: (at: number, to: number, tool: 'earlier' | 'later') => {
      if (to < 0) return say(t('publish.plan.isFirst'))
      if (to >= rooms.length) return say(t('publish.plan.isLast'))
      focused.current = planIds.tool(tool, to)
      change(inOrder((all) => withMoved(all, at, to)))
      say(t('publish.photos.moved', { name: name(at), at: to + 1, total: rooms.length }))
    },
    remove: (at: number) => {
      const left = inOrder((all) => without(all, at))
      focused.current = left.length > 0 ? planIds.tool('remove', Math.min(at, left.length - 1)) : planIds.new
      change(left)
      say(t('publish.plan.removed', { name: name(at), total: left.length }))
    },
  }

  /** The room as the walk says it; undefined where it is not in it. */
  function lineOf(typed: readonly ListedRoom[], at: number): string | undefined {
    const read = readPlan(typed.map(sentRoom))
    if ('problems' in read) return undefined
    const walk = walkWritten(read.rooms)
    const place = walk.findIndex(({ room }) => room === at)
    return walkLines(texts, { rooms: read.rooms, walk })[place]
  }
}

const unmeasured = (rooms: readonly Pick<ListedRoom, 'room'>[]) =>
  rooms.map(({ room }) => ({ room, area: null }))
