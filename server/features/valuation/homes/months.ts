/** The estimate of each month of kept homes, and what moved it. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Valued } from '#domain/api/valuation/Valuation.ts'
import type { MonthEstimate } from '#domain/api/valuation/MyHomes.ts'
import { defaults } from '#domain/locale.ts'
import { monthAt } from '#domain/market/months.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Valuation } from '../Valuation.ts'
import { askedOf } from './facts.ts'

/** What is kept of a month's estimate. */
type Kept = Pick<MonthEstimate, 'refused' | 'estimate'> & {
  readonly factors: readonly {
    readonly name: MonthEstimate['moved'][number]['name']
    readonly effect: number
  }[]
}

const keptOf = (valued: Valued): Kept =>
  valued.refused === null
    ? {
        refused: null,
        estimate: {
          min: valued.min,
          mean: valued.mean,
          max: valued.max,
          confidence: valued.confidence,
        },
        factors: valued.factors.map(({ name, effect }) => ({ name, effect })),
      }
    : { refused: valued.refused, estimate: null, factors: [] }

/** What the homes alike ask, and each factor, against the month before. */
function movedBetween(before: Kept | undefined, { estimate, factors }: Kept): MonthEstimate['moved'] {
  if (!before?.estimate || !estimate) return []
  const moves = factors.map(({ name, effect }) => ({
    name,
    effect: effect - (before.factors.find((one) => one.name === name)?.effect ?? 0),
  }))
  const rest = estimate.mean - before.estimate.mean - moves.reduce((sum, { effect }) => sum + effect, 0)
  return [{ name: 'homes' as const, effect: rest }, ...moves].filter(({ effect }) => effect !== 0)
}

interface EstimateRow {
  readonly homeId: number
  readonly month: string
  readonly estimate: string
}

/** The months of homes by their id, the last first. */
export const monthsOf = Effect.fnUntraced(function* (homes: readonly number[]) {
  const sql = yield* SqlClient.SqlClient
  const rows =
    yield* sql<EstimateRow>`SELECT home_id AS "homeId", to_char(month, 'YYYY-MM') AS month, estimate
    FROM my_home_estimates WHERE home_id = ANY(${homes}::int4[]) ORDER BY my_home_estimates.month`
  const byHome = Map.groupBy(rows, ({ homeId }) => homeId)
  return (home: number): readonly MonthEstimate[] => {
    const kept = (byHome.get(home) ?? []).map((row) => ({
      month: row.month,
      ...(JSON.parse(row.estimate) as Kept),
    }))
    return kept
      .map((one, at) => ({
        month: one.month,
        refused: one.refused,
        estimate: one.estimate,
        moved: movedBetween(kept[at - 1], one),
      }))
      .toReversed()
  }
})

/** Estimates a home for this month, once. What is not prepared yet is left for the next turn. */
export const keepMonth = Effect.fnUntraced(function* (home: { readonly id: number; readonly facts: string }) {
  const sql = yield* SqlClient.SqlClient
  const { month } = monthAt(yield* nowDate)
  const asked = askedOf(home.facts, defaults.language, Number(month.slice(0, 4)))
  if (asked === undefined) return
  const valued = yield* (yield* Valuation).value(asked, defaults.language)
  if (valued.refused === 'notComputed') return
  yield* sql`INSERT INTO my_home_estimates (home_id, month, estimate)
    SELECT id, ${`${month}-01`}::date, ${JSON.stringify(keptOf(valued))} FROM my_homes WHERE id = ${home.id}
    ON CONFLICT (home_id, month) DO NOTHING`
})

/** Homes estimated in one turn of the job; the rest in the next. */
const AT_ONCE = 500

/** Estimates the kept homes that this month has no estimate of. Returns how many were looked at. */
export const keepHomeMonths = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { month } = monthAt(yield* nowDate)
  const due = yield* sql<{ id: number; facts: string }>`SELECT my_homes.id, facts FROM my_homes
    WHERE NOT EXISTS (SELECT FROM my_home_estimates
      WHERE home_id = my_homes.id AND my_home_estimates.month = ${`${month}-01`}::date)
    ORDER BY my_homes.id LIMIT ${AT_ONCE}`
  for (const home of due) {
    yield* keepMonth(home)
    yield* Effect.sleep(0)
  }
  return due.length
})
