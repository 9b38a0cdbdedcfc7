import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Visit } from '#domain/contact/Conversation.ts'
import type { VisitMode, VisitStatus } from '#domain/contact/visits.ts'
import type { CalendarVisit } from '#server/content/mail/Mail.ts'

/** A visit as the database has it. */
export interface VisitRow {
  readonly id: string
  readonly conversationId: string
  readonly mode: VisitMode
  readonly status: VisitStatus
  readonly proposed: readonly Date[]
  readonly startsAt: Date | null
  readonly minutes: number
  readonly expiresAt: Date
  readonly sequence: number
}

const select = `SELECT id, conversation_id AS "conversationId", mode, status, proposed, starts_at AS "startsAt",
  minutes, expires_at AS "expiresAt", sequence FROM visits`

/** One visit. */
export const visitById = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<VisitRow>(`${select} WHERE id = $1`, [id])
  return row
})

/** Visits of a conversation, oldest first. */
export const visitsOf = Effect.fnUntraced(function* (conversationId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.unsafe<VisitRow>(`${select} WHERE conversation_id = $1 ORDER BY created_at, id`, [
    conversationId,
  ])
})

/** The current status of a visit: a due request has expired, whether or not that is written yet. */
export const statusAt = ({ status, expiresAt }: VisitRow, now: Date): VisitStatus =>
  status === 'requested' && expiresAt <= now ? 'expired' : status

/** A visit, as both sides see it. */
export const visitOf = (row: VisitRow, now: Date): Visit => ({
  id: row.id,
  mode: row.mode,
  status: statusAt(row, now),
  slots: row.proposed.map((at) => at.toISOString()),
  startsAt: row.startsAt?.toISOString() ?? null,
  minutes: row.minutes,
  expiresAt: row.expiresAt.toISOString(),
})

/** The times that a mail names: the one that was agreed on, else those that were proposed. */
export const timesOf = ({ startsAt, proposed }: Pick<VisitRow, 'startsAt' | 'proposed'>): readonly string[] =>
  (startsAt === null ? proposed : [startsAt]).map((at) => at.toISOString())

/** A visit that was agreed on, for a calendar; undefined for one that never was. */
export const calendarVisit = (
  row: VisitRow,
  { title, link }: { readonly title: string; readonly link: string },
  changedAt: Date,
): CalendarVisit | undefined =>
  row.startsAt === null
    ? undefined
    : {
        id: row.id,
        startsAt: row.startsAt.toISOString(),
        minutes: row.minutes,
        sequence: row.sequence,
        isCancelled: row.status === 'cancelled',
        changedAt: changedAt.toISOString(),
        title,
        link,
      }
