/** Changes within twelve months, in two ways: among homes alike, and of the same homes. */
import type { GuideLevel } from '#domain/market/guideAddress.ts'
import { levelId, perLevel, placeNames, places, temporary, YEAR } from './tables.ts'

/** The levels by which homes are alike: those of one municipality, within a city those of one zone. */
const alike = { wide: ['country', 'region', 'province'], near: ['city', 'cityZone'] } as const

type Alike = keyof typeof alike
const namesOf = (kind: Alike) => alike[kind].map((level) => places[level])

/** The logarithm of a home's price by the metre, as far as it is within the fences of a level; null beyond. */
const withinFences = (level: GuideLevel) => {
  const name = places[level]
  const fences = `${name}_fences`
  return {
    column: `homes.${name}, CASE WHEN metre BETWEEN ${fences}.least AND ${fences}.most THEN log END AS ${name}_log`,
    join: `LEFT JOIN market_levels AS ${fences} ON ${fences}.level = ${levelId(level)} AND ${fences}.slot = homes.${name}`,
  }
}

const sums = (name: string) => `max(${name}) AS ${name}, count(${name}_log)::float8 AS ${name}_homes,
    avg(${name}_log) AS ${name}_mean, coalesce(var_samp(${name}_log), 0) * (count(${name}_log) - 1) AS ${name}_squares`

/** Homes alike in a period, a cell, and what is told of them for each level. */
const cells = (kind: Alike) => {
  const fences = alike[kind].map(withinFences)
  return `SELECT ${kind} AS cell, ${namesOf(kind).map(sums).join(', ')}
  FROM (
    SELECT ${kind}, ${fences.map(({ column }) => column).join(', ')}
    FROM market_homes AS homes ${fences.map(({ join }) => join).join(' ')} OFFSET 0
  ) AS homes GROUP BY ${kind}`
}

const compared = (name: string) => {
  const [now, before] = [`now.${name}`, `before.${name}`]
  return `${now}, ${now}_homes * ${before}_homes / nullif(${now}_homes + ${before}_homes, 0) AS ${name}_weight,
    ${now}_mean - ${before}_mean AS ${name}_change, ${now}_squares + ${before}_squares AS ${name}_squares,
    ${now}_homes + ${before}_homes AS ${name}_homes`
}

/** A cell beside the same of the year before. */
const cellPairs = (kind: Alike) => `SELECT ${namesOf(kind).map(compared).join(', ')}
  FROM market_${kind} AS now JOIN market_${kind} AS before ON before.cell = now.cell - ${YEAR}`

const stratifiedOf = (kind: Alike) => (name: string) =>
  `
  SELECT ${name} AS slot, sum(${name}_weight * ${name}_change) / sum(${name}_weight) AS stratified,
    sqrt(sum(${name}_squares) / nullif(sum(${name}_homes) - count(*) * 2, 0) / sum(${name}_weight)) AS stratified_error
  FROM market_${kind}_pairs WHERE ${name}_weight > 0 GROUP BY ${name}`

/**
 * The change within homes alike: what a regression with one constant a cell gives for the year. Each cell weighs by
 * n × m / (n + m); the variance is that within cells.
 */
const stratified = [
  ...namesOf('wide').map(stratifiedOf('wide')),
  ...namesOf('near').map(stratifiedOf('near')),
].join('\nUNION ALL\n')

/** The same home, price to price. More than double or less than half is taken for a typing error. */
const pairs = `SELECT * FROM (
    SELECT ${placeNames.map((name) => `now.${name}`).join(', ')}, ln(now.price / before.price::float8) AS change
    FROM market_homes AS now JOIN market_homes AS before
      ON before.home = now.home AND before.period = now.period - ${YEAR}
  ) AS changes WHERE abs(change) <= ln(2)`

const repeated = perLevel(
  (place) => `SELECT ${place} AS slot, count(*)::int AS repeats, avg(change) AS repeated,
    stddev_samp(change) / sqrt(count(*)) AS repeated_error
  FROM market_pairs WHERE ${place} IS NOT NULL GROUP BY ${place}`,
)

export const changeStatements = [
  // All joins are by equality from here on: a plan that compares each row with each would be a wrong guess.
  'SET LOCAL enable_nestloop = off',
  ...temporary('market_wide', cells('wide')),
  ...temporary('market_near', cells('near')),
  ...temporary('market_wide_pairs', cellPairs('wide')),
  ...temporary('market_near_pairs', cellPairs('near')),
  ...temporary('market_stratified', stratified),
  ...temporary('market_pairs', pairs),
  ...temporary('market_repeated', repeated),
]
