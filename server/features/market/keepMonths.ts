/** Keeps the figures of the last months: what is over is computed once, the present month every day. */
import { Duration, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { defaults } from '#domain/locale.ts'
import { MONTHS } from '#domain/market/figures.ts'
import { monthAt, monthsBefore } from '#domain/market/months.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Database } from '#server/database/Database.ts'
import { monthStatements } from './monthSql.ts'

/** The advisory lock of the job: one process computes at a time. */
const JOB = 7042

/**
 * Months of one transaction, which share what each of them needs of the ads. A server computes all at once; pages of the
 * embedded database wait for a transaction.
 */
const MONTHS_AT_ONCE = { postgresql: MONTHS, pglite: 4 } as const

interface Run {
  readonly month: string
  readonly isFinal: boolean
  readonly computedOn: string
}

/**
 * The months that are due, latest first, and whether each is over. A month is due if it was never computed, if it was
 * computed before it was over, or, for the present one, if it was computed on an earlier day. None before the first ad is.
 */
const dueAt = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  const runs = yield* sql<Run>`SELECT to_char(month, 'YYYY-MM') AS month, is_final AS "isFinal",
    to_char(computed_at AT TIME ZONE ${sql.literal(`'${defaults.timeZone}'`)}, 'YYYY-MM-DD') AS "computedOn" FROM market_runs`
  const [oldest] = yield* sql<{ at: Date | null }>`SELECT min(created_at) AS at FROM listings`
  if (!oldest?.at) return []
  const first = monthAt(oldest.at).month
  const known = new Map(runs.map((run) => [run.month, run]))
  const { month: present, day } = monthAt(now)
  return monthsBefore(present, MONTHS)
    .map((month) => ({ month, isFinal: month !== present }))
    .filter(({ month, isFinal }) => {
      const run = known.get(month)
      return month >= first && (run === undefined || (isFinal ? !run.isFinal : run.computedOn !== day))
    })
    .toReversed()
})

/** Up to so many months in one transaction. How many: none where none is due, or another process is computing. */
const computeMonths = Effect.fnUntraced(function* (atMost: number) {
  const sql = yield* SqlClient.SqlClient
  const [lock] = yield* sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${JOB}::int, 0) AS mine`
  if (lock?.mine !== true) return 0
  const now = yield* nowDate
  const due = (yield* dueAt(now)).slice(0, atMost)
  if (due.length === 0) return 0
  const firsts = due.map(({ month }) => `${month}-01`)
  yield* sql`DELETE FROM market_months WHERE month IN ${sql.in(firsts)}`
  for (const statement of monthStatements(
    due.map(({ month }) => month),
    now,
  ))
    yield* sql.unsafe(statement)
  for (const { month, isFinal } of due)
    yield* sql`INSERT INTO market_runs (month, computed_at, is_final) VALUES (${`${month}-01`}::date, ${now}, ${isFinal})
      ON CONFLICT (month) DO UPDATE SET computed_at = excluded.computed_at, is_final = excluded.is_final`
  return due.length
})

/** Computes months that are due: of many ads a statement takes longer than one of a page may. */
const computeNext = Effect.flatMap(Database, ({ bulk, engine }) =>
  bulk(
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(computeMonths(MONTHS_AT_ONCE[engine]))),
  ),
)

/** Computes all months that are due. Returns how many. */
export const keepMonths = Effect.gen(function* () {
  let all = 0
  for (;;) {
    const computed = yield* computeNext
    if (computed === 0) return all
    all += computed
  }
})

/**
 * The same beside a portal at work: the embedded database has one connection, and pages get it between two runs, for
 * twice as long as a run took and for a second at least.
 */
export const keepMonthsAside = Effect.gen(function* () {
  for (;;) {
    const [took, computed] = yield* Effect.timed(computeNext)
    if (computed === 0) return
    yield* Effect.sleep(Duration.max(Duration.times(took, 2), Duration.seconds(1)))
  }
})
