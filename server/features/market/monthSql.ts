/**
 * The SQL of the figures of months (decision 0053), alike on both engines. What every month needs is computed once for
 * all, then all months by one pass: a group is the homes of a place, kind and contract, a slot a group in one month.
 */
import { defaults } from '#domain/locale.ts'
import { monthFrom } from '#domain/market/months.ts'
import { adStatements } from './months/adsSql.ts'
import { changeStatements } from './months/changesSql.ts'
import { flowStatements } from './months/flowSql.ts'
import { homeStatements } from './months/homesSql.ts'
import { PERIODS, temporary, YEAR } from './months/tables.ts'

/** Midnight in Greece on the first day of a month. */
const midnight = (month: string) => `('${month}-01'::timestamp AT TIME ZONE '${defaults.timeZone}')`

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))

/** The months wanted and the same of the year before, numbered from the earliest, as far as they are over at a moment. */
function periods(wanted: readonly string[], now: Date): string {
  const all = [...new Set(wanted.flatMap((month) => [month, monthFrom(month, -YEAR)]))].toSorted()
  const before = monthNumber(all[0] ?? '') - 1
  const row = (month: string, at: number) => `(${at + 1}, ${monthNumber(month) - before}, '${month}-01'::date,
    ${midnight(month)}, least(${midnight(monthFrom(month, 1))}, '${now.toISOString()}'::timestamptz), ${wanted.includes(month)})`
  return `SELECT * FROM (VALUES ${all.map(row).join(', ')}) AS period (rank, id, month, since, until, is_wanted)`
}

/** For the transaction alone. */
const settings = [
  // The largest sort of 500,000 ads takes 350 MB; what does not fit goes to disk.
  "SET LOCAL work_mem = '384MB'",
  // Compiling costs more than it saves, and the planner overestimates what sets of periods cost.
  'SET LOCAL jit = off',
  // Tables of millions of rows are looked at a dozen times: a rough sample is enough for their plans.
  'SET LOCAL default_statistics_target = 20',
]

const key = 'level, place_id, kind, contract'

/**
 * Statements for one transaction: they insert the figures of every place, kind and contract that had a home on the
 * market in one of the months (`2026-11`), as far as it is over at a moment.
 */
export function monthStatements(wanted: readonly string[], now: Date): readonly string[] {
  return [
    ...settings,
    ...temporary('market_periods', periods(wanted, now)),
    ...adStatements,
    ...homeStatements,
    ...flowStatements,
    ...changeStatements,
    `INSERT INTO market_months (${key}, month, n, fenced, q1, median, q3, low, high, new, gone, cuts, days, earlier,
      stratified, stratified_error, repeats, repeated, repeated_error)
    SELECT ${key}, month, slot.n, homes - slot.n, q1, median, q3, low, high,
      coalesce(new, 0), coalesce(gone, 0), coalesce(cuts, 0), round(days), coalesce(earlier.n, 0),
      stratified, stratified_error, coalesce(repeats, 0), repeated, repeated_error
    FROM (SELECT slot AS id, homes, n, q1, median, q3, low, high FROM market_levels) AS slot
      JOIN market_periods ON market_periods.id = slot.id % ${PERIODS} AND is_wanted
      JOIN market_groups ON market_groups.id = slot.id / ${PERIODS}
      LEFT JOIN (SELECT slot, n FROM market_levels) AS earlier ON earlier.slot = slot.id - ${YEAR}
      LEFT JOIN market_came AS came ON came.slot = slot.id
      LEFT JOIN market_cut AS cut ON cut.slot = slot.id
      LEFT JOIN market_stratified AS stratified ON stratified.slot = slot.id
      LEFT JOIN market_repeated AS repeated ON repeated.slot = slot.id
    ORDER BY ${key}, month`,
  ]
}
