/** A run that waits until the process that has its file reads it. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { FeedRefused } from '#domain/api/agencies/teamErrors.ts'
import type { FeedOrigin } from '#domain/agency/feeds.ts'
import type { Language } from '#domain/locale.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { KILLED_AFTER } from '../run.ts'

/** A run that waited for so long was forgotten with its machine. */
const FORGOTTEN_AFTER = '1 day'

export interface RunAsked {
  readonly runId: string
  readonly agencyId: number
  readonly origin: FeedOrigin
  /** Name of the file, or where it was fetched from. */
  readonly source: string
  readonly language: Language
}

/** Fails while a feed of the agency waits or is read. Within a transaction the agency stays locked. */
export const refuseBusy = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const [agency] = yield* sql<{ isOne: boolean }>`SELECT EXISTS (SELECT 1 FROM advertisers
      WHERE agency_id = agencies.id) AS "isOne" FROM agencies WHERE id = ${agencyId} FOR UPDATE`
  if (agency?.isOne !== true) return yield* new FeedRefused(refusal('feedNoAdvertiser'))
  const busy = yield* sql`SELECT 1 FROM feed_runs WHERE agency_id = ${agencyId} AND ended_at IS NULL
    AND CASE WHEN is_begun THEN beat_at > ${now}::timestamptz - ${KILLED_AFTER}::interval
      ELSE started_at > ${now}::timestamptz - ${FORGOTTEN_AFTER}::interval END`
  if (busy.length > 0) return yield* new FeedRefused(refusal('feedBusy'))
})

/** Writes the run down, in the transaction that is open. */
export const writeRun = Effect.fnUntraced(function* ({
  runId,
  agencyId,
  origin,
  source,
  language,
}: RunAsked) {
  yield* refuseBusy(agencyId)
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  yield* sql`INSERT INTO feed_runs (id, agency_id, started_at, beat_at, is_begun, origin, source, language)
    VALUES (${runId}, ${agencyId}, ${now}, ${now}, false, ${origin}, ${source.slice(0, 500)}, ${language})`
})
