import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { EntryKind } from '#domain/contact/entryKinds.ts'
import type { Side } from '#domain/contact/sides.ts'
import type { VisitStatus } from '#domain/contact/visits.ts'
import { recordEvent } from '../conversationEvents.ts'
import type { Thread } from '../thread.ts'
import { calendarVisit, timesOf, type VisitRow } from './visitRow.ts'

const entryOf = {
  confirmed: 'visitConfirmed',
  declined: 'visitDeclined',
  cancelled: 'visitCancelled',
  expired: 'visitExpired',
} as const satisfies Partial<Record<VisitStatus, EntryKind>>

interface Outcome {
  readonly status: keyof typeof entryOf
  /** Null for an expiry, which no side caused. */
  readonly side: Side | null
  /** The time that is agreed on. */
  readonly startsAt?: Date
  readonly text?: string
}

/** Frees the times that a visit holds, but the one that it keeps. */
const freeSlots = Effect.fnUntraced(function* ({ id }: VisitRow, kept: Date | undefined) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM held_slots WHERE visit_id = ${id}
    AND (${kept ?? null}::timestamptz IS NULL OR starts_at <> ${kept ?? null})`
})

/** Moves a visit to its next status in a conversation locked by this transaction, and notifies both sides. */
export const settleVisit = Effect.fnUntraced(function* (
  thread: Thread,
  visit: VisitRow,
  { status, side, startsAt, text = '' }: Outcome,
  at: Date,
) {
  const sql = yield* SqlClient.SqlClient
  const after = {
    ...visit,
    status,
    startsAt: startsAt ?? visit.startsAt,
    sequence: visit.sequence + 1,
  } satisfies VisitRow
  yield* sql`UPDATE visits SET status = ${status}, starts_at = ${after.startsAt}, sequence = ${after.sequence}
    WHERE id = ${visit.id}`
  yield* freeSlots(visit, startsAt)
  const entry = { kind: entryOf[status], side, text, visitId: visit.id } as const
  yield* recordEvent(thread, entry, at, {
    extra: (about) => {
      const calendar = calendarVisit(after, about, at)
      return { mode: after.mode, times: timesOf(after), ...(calendar && { calendar }) }
    },
  })
})
