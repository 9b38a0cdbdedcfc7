/** An import at work: what it counts and tells, its beginning and its end. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { type FeedLine, type FeedReport, linesMax } from '#domain/agency/feedReport.ts'
import type { Language } from '#domain/locale.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import type { Advertiser } from '#server/content/listings/writing/ListingWriter.ts'
import { textIn } from '#server/platform/texts.ts'
import type { FeedProblem } from './reading/FeedAd.ts'
import { AgencyUnknown, FeedRunning } from './report.ts'

/** An import that said nothing for so long was killed. */
export const KILLED_AFTER = '5 minutes'

export interface ImportOptions {
  /** The agency's part of an address. */
  readonly agency: string
  /** Of the sentences of the report. */
  readonly language: Language
  /** Reads and checks, and writes nothing. */
  readonly isDryRun: boolean
  /** A run that waits for its turn; without it one is made. */
  readonly runId?: string
  /** A person looked at how many ads a whole feed takes back. */
  readonly mayWithdrawMany: boolean
}

export interface Run {
  readonly id: string
  readonly agencyId: number
  readonly advertiser: Advertiser
  readonly options: ImportOptions
  readonly counts: { added: number; changed: number; unchanged: number; withdrawn: number; refused: number }
  readonly lines: FeedLine[]
  readonly seen: Set<string>
  /** What feeds said of each reference before this one, as hashes. */
  readonly known: ReadonlyMap<string, string>
  /** References of which the feed says the same, not marked yet as seen by this run. */
  unmarked: string[]
  linesLeftOut: number
}

export function tell(run: Run, line: FeedLine): void {
  if (run.lines.length < linesMax) run.lines.push(line)
  else run.linesLeftOut++
}

export const tellProblem = (
  run: Run,
  { line, severity, code, field, value }: FeedProblem,
  reference: string,
) => {
  const { language } = run.options
  const isOfFeeds = typeof code === 'string'
  tell(run, {
    line,
    reference,
    severity,
    code: isOfFeeds ? code : code.name,
    field: field ?? '',
    message: isOfFeeds
      ? textIn(language, `reply.feed_${code}`)
      : textIn(language, `reply.listing_${code.name}`, code.values ?? {}),
    value: value ?? '',
    suggestion: '',
  })
}

/** Opens a run, unless another one of the agency is at work. */
export const openRun = Effect.fnUntraced(function* (options: ImportOptions) {
  const sql = yield* SqlClient.SqlClient
  const [agency] = yield* sql<{ agencyId: number; id: number; type: Advertiser['type'] }>`
    SELECT agencies.id AS "agencyId", advertisers.id, type FROM agencies
    JOIN advertisers ON agency_id = agencies.id WHERE slug = ${options.agency} ORDER BY advertisers.id LIMIT 1`
  if (agency === undefined) return yield* new AgencyUnknown({ agency: options.agency })
  const { agencyId, ...advertiser } = agency
  const id = options.runId ?? randomUUID()
  const now = yield* nowDate
  const work = Effect.gen(function* () {
    yield* sql`SELECT 1 FROM agencies WHERE id = ${agencyId} FOR UPDATE`
    const running =
      yield* sql`SELECT 1 FROM feed_runs WHERE agency_id = ${agencyId} AND ended_at IS NULL AND is_begun
      AND id <> ${id} AND beat_at > ${now}::timestamptz - ${KILLED_AFTER}::interval`
    if (running.length > 0) return yield* new FeedRunning({ agency: options.agency })
    yield* sql`INSERT INTO feed_runs (id, agency_id, started_at, beat_at, language)
      VALUES (${id}, ${agencyId}, ${now}, ${now}, ${options.language})
      ON CONFLICT (id) DO UPDATE SET is_begun = true, beat_at = excluded.beat_at`
  })
  if (!options.isDryRun) yield* sql.withTransaction(work)
  const counts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 }
  const seen = new Set<string>()
  const known = yield* hashesOf(agencyId)
  const run: Run = {
    id,
    agencyId,
    advertiser,
    options,
    counts,
    lines: [],
    seen,
    known,
    unmarked: [],
    linesLeftOut: 0,
  }
  return run
})

/** Read once: most ads of a feed say what they said before, and need no query of their own. */
const hashesOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ reference: string; hash: string }>`SELECT reference, encode(hash, 'hex') AS hash
    FROM feed_ads WHERE agency_id = ${agencyId}`
  return new Map(rows.map(({ reference, hash }) => [reference, hash]))
})

/** Says that the run is alive, and which ads its feed has as they were. */
export const beat = Effect.fnUntraced(function* (run: Run) {
  const sql = yield* SqlClient.SqlClient
  const { id, agencyId, unmarked } = run
  run.unmarked = []
  if (unmarked.length > 0)
    yield* sql`UPDATE feed_ads SET run_id = ${id} WHERE agency_id = ${agencyId} AND reference = ANY(${unmarked}::text[])`
  yield* sql`UPDATE feed_runs SET beat_at = ${yield* nowDate} WHERE id = ${id}`
})

/** How long reports are kept. */
const KEPT = '90 days'

export const endRun = Effect.fnUntraced(function* ({ id }: Pick<Run, 'id'>, report: FeedReport) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  yield* sql`UPDATE feed_runs SET ended_at = ${now}, report = ${JSON.stringify(report)}::jsonb WHERE id = ${id}`
  yield* sql`DELETE FROM feed_runs WHERE started_at < ${now}::timestamptz - ${KEPT}::interval`
})
