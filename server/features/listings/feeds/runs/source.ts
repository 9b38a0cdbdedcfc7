/** The address from which an agency's feed is fetched on a schedule. One process fetches it at a time. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { FeedSource } from '#domain/api/agencies/Feeds.ts'
import type { Language } from '#domain/locale.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { feedFolder, removeFile } from './feedFolder.ts'
import { fetchFeed, FeedRuns } from './FeedRuns.ts'
import { writeRun } from './waitingRun.ts'

interface SourceRow extends Omit<FeedSource, 'nextAt' | 'fetchedAt'> {
  readonly nextAt: Date
  readonly fetchedAt: Date | null
}

export const sourceOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] =
    yield* sql<SourceRow>`SELECT url, language, hours, next_at AS "nextAt", fetched_at AS "fetchedAt",
      problem, version FROM agency_feeds WHERE agency_id = ${agencyId}`
  if (row === undefined) return null
  return {
    ...row,
    nextAt: row.nextAt.toISOString(),
    fetchedAt: row.fetchedAt?.toISOString() ?? null,
  } satisfies FeedSource
})

interface DueSource {
  readonly agencyId: number
  readonly url: string
  readonly language: Language
  readonly validator: string
}

/** Takes one address that is due, and says when it is due again: another process does not take it. */
const claim = Effect.fnUntraced(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const [due] = yield* sql<DueSource>`UPDATE agency_feeds
    SET next_at = ${now}::timestamptz + make_interval(hours => hours)
    WHERE agency_id = (SELECT agency_id FROM agency_feeds WHERE next_at <= ${now}
      ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING agency_id AS "agencyId", url, language, validator`
  return due
})

const note = Effect.fnUntraced(function* (agencyId: number, problem: string | null, validator?: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE agency_feeds SET fetched_at = ${yield* nowDate}, problem = ${problem},
    validator = coalesce(${validator ?? null}, validator) WHERE agency_id = ${agencyId}`
})

const fetchSource = Effect.fn('feeds.fetchSource')(function* (due: DueSource) {
  const { agencyId, url, language, validator } = due
  const sql = yield* SqlClient.SqlClient
  const runId = randomUUID()
  const fetched = yield* fetchFeed(runId, url, validator)
  yield* note(agencyId, null, fetched.validator)
  if (!fetched.isNew) return
  const folder = yield* feedFolder
  yield* sql
    .withTransaction(writeRun({ runId, agencyId, origin: 'address', source: url, language }))
    .pipe(Effect.tapError(() => Effect.promise(() => removeFile(folder, runId))))
  yield* (yield* FeedRuns).put({ runId })
})

/** Fetches the addresses that are due. A feed that is being read meanwhile is fetched with the next turn. */
export const fetchSources = Effect.gen(function* () {
  for (;;) {
    const due = yield* claim()
    if (due === undefined) return
    yield* fetchSource(due).pipe(
      Effect.catchTag('FetchRefused', ({ reason }) => note(due.agencyId, reason)),
      // The same file is asked for again, since it was not read.
      Effect.catchTag('FeedRefused', () => note(due.agencyId, null, '')),
    )
  }
}).pipe(dieOnSql)
