import { useLayoutEffect, useRef } from 'react'
import type { Draft } from '#domain/api/listings/Drafts.ts'
import { without, withMoved } from '#domain/listing/plan/editPlan.ts'
import { readPlan } from '#domain/listing/plan/readPlan.ts'
import { walkWritten } from '#domain/listing/plan/walkWritten.ts'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { roomNamesOf, walkLines } from '#app/shared/plan/walkLines.ts'
import { newRoomId, sentRoom, type TypedRoom } from './typedRooms.ts'
import { planTopic, useSentPlan } from './useSentPlan.ts'

/** Ids of what the focus goes to. */
export const planIds = {
  new: 'plan-new-room',
  tool: (tool: 'earlier' | 'later' | 'remove', at: number) => `plan-${tool}-${at}`,
} as const

/** So long after the last letter a room is said as it is typed, ms. */
const SETTLE = 1000

type Fields = Omit<TypedRoom, 'id'>

/** The rooms of a draft, and what may be done with them: each change is announced once, and keeps the focus near. */
export function usePlan(draft: Draft, listingId: number) {
  const texts = useTexts()
  const { t } = texts
  const { rooms, problems, version, change } = useSentPlan(draft, listingId)
  const names = roomNamesOf(texts, unmeasured(rooms))
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (focused.current !== undefined) document.getElementById(focused.current)?.focus()
    focused.current = undefined
  }, [rooms])
  const say = (text: string, settle?: number) =>
    announce(text, { topic: planTopic, ...(settle !== undefined && { settle }) })
  const name = (at: number): string => names[at] ?? ''
  return {
    rooms,
    names,
    problems,
    version,
    add: (fields: Fields) => {
      const next = [...rooms, { ...fields, id: newRoomId() }]
      focused.current = planIds.new
      change(next)
      say(
        t('publish.plan.added', { name: roomNamesOf(texts, unmeasured(next)).at(-1) ?? '', n: next.length }),
      )
    },
    edit: (at: number, part: Partial<Fields>) => {
      const next = rooms.map((room, place) => (place === at ? { ...room, ...part } : room))
      change(next)
      const line = lineOf(next, at)
      if (line !== undefined) say(line, SETTLE)
    },
    move: (at: number, to: number, tool: 'earlier' | 'later') => {
      if (to < 0) return say(t('publish.plan.isFirst'))
      if (to >= rooms.length) return say(t('publish.plan.isLast'))
      focused.current = planIds.tool(tool, to)
      change(withMoved(rooms, at, to))
      say(t('publish.photos.moved', { name: name(at), at: to + 1, total: rooms.length }))
    },
    remove: (at: number) => {
      const next = without(rooms, at)
      focused.current = next.length > 0 ? planIds.tool('remove', Math.min(at, next.length - 1)) : planIds.new
      change(next)
      say(t('publish.plan.removed', { name: name(at), total: next.length }))
    },
  }

  /** The room as the walk says it; undefined where it is not in it. */
  function lineOf(typed: readonly TypedRoom[], at: number): string | undefined {
    const read = readPlan(typed.map(sentRoom))
    if ('problems' in read) return undefined
    const walk = walkWritten(read.rooms)
    const place = walk.findIndex(({ room }) => room === at)
    return walkLines(texts, { rooms: read.rooms, walk })[place]
  }
}

const unmeasured = (rooms: readonly Pick<TypedRoom, 'room'>[]) =>
  rooms.map(({ room }) => ({ room, area: null }))
