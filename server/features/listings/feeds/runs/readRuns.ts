/** Runs of an agency, and what became of each. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { FeedRun, FeedRunSummary } from '#domain/api/agencies/Feeds.ts'
import type { FeedLine, FeedReport } from '#domain/agency/feedReport.ts'
import { feedFetchProblems, feedLimits, type FeedOrigin } from '#domain/agency/feeds.ts'
import type { PhotographRefusal } from '#domain/listing/photographs.ts'
import type { Language } from '#domain/locale.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { notYours } from '#server/identity/agencies/access.ts'
import { textIn } from '#server/platform/texts.ts'
import { photographSentence } from '../photos/photographSentence.ts'

const KILLED_MS = 5 * 60_000
const FORGOTTEN_MS = 24 * 3_600_000

interface RunRow {
  readonly id: string
  readonly origin: FeedOrigin
  readonly source: string
  readonly language: Language
  readonly isBegun: boolean
  readonly startedAt: Date
  readonly beatAt: Date
  readonly endedAt: Date | null
  readonly acceptedAt: Date | null
  readonly report: FeedReport | null
  readonly isLast: boolean
}

const columns = `id, origin, source, language, is_begun AS "isBegun", started_at AS "startedAt", beat_at AS "beatAt",
  ended_at AS "endedAt", accepted_at AS "acceptedAt",
  NOT EXISTS (SELECT 1 FROM feed_runs AS later WHERE later.agency_id = feed_runs.agency_id
    AND later.started_at > feed_runs.started_at) AS "isLast"`

function stateOf({ isBegun, startedAt, beatAt, endedAt, report }: RunRow, now: Date): FeedRun['state'] {
  if (endedAt !== null) return report === null ? 'broken' : 'done'
  if (isBegun) return now.getTime() - beatAt.getTime() > KILLED_MS ? 'broken' : 'running'
  return now.getTime() - startedAt.getTime() > FORGOTTEN_MS ? 'broken' : 'waiting'
}

const fieldsOf = (row: RunRow, now: Date) => ({
  runId: row.id,
  state: stateOf(row, now),
  origin: row.origin,
  source: row.source,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

/** The last runs, the newest first. */
export const runsOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const rows = yield* sql.unsafe<RunRow>(
    `SELECT ${columns}, report - 'lines' AS report FROM feed_runs WHERE agency_id = $1
      ORDER BY started_at DESC LIMIT ${feedLimits.runsShown}`,
    [agencyId],
  )
  return rows.map((row): FeedRunSummary => {
    const { added, changed, unchanged, withdrawn, refused, waiting } = row.report ?? noCounts
    const counts = { added, changed, unchanged, withdrawn, refused, waiting }
    return { ...fieldsOf(row, now), counts: row.report === null ? null : counts }
  })
})

const noCounts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0, waiting: 0 }

/** A run of an agency; locked, until the transaction ends. */
export const runRow = Effect.fnUntraced(function* (agencyId: number, runId: string, lock?: 'locked') {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<RunRow>(
    `SELECT ${columns}, report FROM feed_runs WHERE agency_id = $1 AND id = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [agencyId, runId],
  )
  return row ?? (yield* notYours)
})

/** Whether a person may still accept the withdrawals of a run. */
export const canAccept = ({ report, acceptedAt, isLast }: RunRow): boolean =>
  report !== null && report.waiting > 0 && acceptedAt === null && isLast

interface PhotoRow {
  readonly reference: string
  readonly url: string
  readonly problem: string
}

const lineOf = ({ reference, url, problem }: PhotoRow, language: Language): FeedLine => {
  const isFetch = (feedFetchProblems as readonly string[]).includes(problem)
  return {
    line: 0,
    reference,
    severity: 'warning',
    code: problem,
    field: 'photos',
    message: isFetch
      ? textIn(language, `reply.feed_${problem as (typeof feedFetchProblems)[number]}`)
      : photographSentence(problem as PhotographRefusal, language),
    value: url.slice(0, 200),
    suggestion: '',
  }
}

/** What became of the photographs of a run's ads. */
const photographsOf = Effect.fnUntraced(function* (agencyId: number, runId: string, language: Language) {
  const sql = yield* SqlClient.SqlClient
  const [counts] = yield* sql<{ waiting: number; taken: number }>`SELECT
      count(*) FILTER (WHERE photos_due IS NOT NULL)::int AS waiting,
      (SELECT count(*)::int FROM feed_photos JOIN feed_ads AS own USING (listing_id)
        WHERE own.agency_id = ${agencyId} AND own.run_id = ${runId} AND photo_id IS NOT NULL) AS taken
    FROM feed_ads WHERE agency_id = ${agencyId} AND run_id = ${runId}`
  const problems = yield* sql<PhotoRow>`SELECT reference, url, problem FROM feed_photos
    JOIN feed_ads USING (listing_id) WHERE agency_id = ${agencyId} AND run_id = ${runId} AND problem IS NOT NULL
    ORDER BY reference, url LIMIT 500`
  return {
    waiting: counts?.waiting ?? 0,
    taken: counts?.taken ?? 0,
    lines: problems.map((row) => lineOf(row, language)),
  }
})

/** A run with its report. */
export const wholeRun = Effect.fnUntraced(function* (agencyId: number, runId: string, language: Language) {
  const row = yield* runRow(agencyId, runId)
  return {
    ...fieldsOf(row, yield* nowDate),
    canAccept: canAccept(row),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    report: row.report,
    photographs: yield* photographsOf(agencyId, runId, language),
  } satisfies FeedRun
})
