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

interface Run {
  readonly month: string
  readonly isFinal: boolean
  readonly computedOn: string
}

/**
 * The latest month that is due, and whether it is over. A month is due if it was never computed, if it was computed
 * before it was over, or, for the present one, if it was computed on an earlier day. None before the first ad is.
 */
const nextDue = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  const runs = yield* sql<Run>`SELECT to_char(month, 'YYYY-MM') AS month, is_final AS "isFinal",
    to_char(computed_at AT TIME ZONE ${sql.literal(`'${defaults.timeZone}'`)}, 'YYYY-MM-DD') AS "computedOn" FROM market_runs`
  const [oldest] = yield* sql<{ at: Date | null }>`SELECT min(created_at) AS at FROM listings`
  if (!oldest?.at) return undefined
  const first = monthAt(oldest.at).month
  const known = new Map(runs.map((run) => [run.month, run]))
  const { month: present, day } = monthAt(now)
  return monthsBefore(present, MONTHS)
    .map((month) => ({ month, isFinal: month !== present }))
    .findLast(({ month, isFinal }) => {
      if (month < first) return false
      const run = known.get(month)
      return run === undefined || (isFinal ? !run.isFinal : run.computedOn !== day)
    })
})

/** In one transaction. False where no month is due, or another process is computing. */
const computeMonth = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.withTransaction(
    Effect.gen(function* () {
      const [lock] = yield* sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${JOB}::int, 0) AS mine`
      if (lock?.mine !== true) return false
      const now = yield* nowDate
      const due = yield* nextDue(now)
      if (due === undefined) return false
      const first = `${due.month}-01`
      yield* sql`DELETE FROM market_months WHERE month = ${first}::date`
      for (const statement of monthStatements(due.month, now)) yield* sql.unsafe(statement)
      yield* sql`INSERT INTO market_runs (month, computed_at, is_final) VALUES (${first}::date, ${now}, ${due.isFinal})
      ON CONFLICT (month) DO UPDATE SET computed_at = excluded.computed_at, is_final = excluded.is_final`
      return true
    }),
  ),
)

/** Computes one month that is due: of many ads a statement takes longer than one of a page may. */
const computeNext = Effect.flatMap(Database, ({ bulk }) => bulk(computeMonth))

/** Computes all months that are due, each in a transaction of its own. Returns how many. */
export const keepMonths = Effect.gen(function* () {
  let computed = 0
  while (yield* computeNext) computed += 1
  return computed
})

/**
 * The same beside a portal at work: the embedded database has one connection, and pages get it between two months, for
 * twice as long as a month took and for a second at least.
 */
export const keepMonthsAside = Effect.gen(function* () {
  for (;;) {
    const [took, isComputed] = yield* Effect.timed(computeNext)
    if (!isComputed) return
    yield* Effect.sleep(Duration.max(Duration.times(took, 2), Duration.seconds(1)))
  }
})
