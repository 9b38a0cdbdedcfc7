/**
 * The SQL of the figures of one month (decision 0053), alike on both engines. It goes by temporary tables: of these the
 * planner knows how many rows they have, of a CTE it does not.
 */
import { geographyLevels } from '#domain/geography/levels.ts'
import { surfaceKinds } from '#domain/listing/vocabularies/building.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { categories, contracts, kinds, statuses } from '#domain/listing/vocabularies/market.ts'
import { defaults } from '#domain/locale.ts'
import { COUNTRY_ID, type GuideLevel } from '#domain/market/guideAddress.ts'
import { FENCE, sizeLimits, Z90 } from '#domain/market/figures.ts'
import { monthFrom } from '#domain/market/months.ts'
import { priceKinds } from '#domain/market/priceKinds.ts'
import { typologyIdsOf } from '#domain/market/kindTypologies.ts'

/** The column with the place of a listing, by level. */
const placeColumns = {
  region: 'region_id',
  province: 'province_id',
  city: 'municipality_id',
  cityZone: 'zone_id',
} as const satisfies Record<Exclude<GuideLevel, 'country'>, string>

/** Midnight in Greece on the first day of a month. */
const midnight = (month: string) => `('${month}-01'::timestamp AT TIME ZONE '${defaults.timeZone}')`

const kindSql = `CASE ${priceKinds.names
  .map((name) => `WHEN typology IN (${typologyIdsOf(name).join(', ')}) THEN ${priceKinds.idOf(name)}`)
  .join(' ')} END::smallint`

/** Homes that have a price by the metre: whole, in full ownership, by gross area where the ad says which. */
const ads = `SELECT id, property_id, ${kindSql} AS kind, contract, typology, price, surface, created_at, withdrawn_at,
    status, ${Object.values(placeColumns).join(', ')},
    EXISTS (SELECT FROM status_events WHERE listing_id = listings.id) AS has_history
  FROM listings
  WHERE listings.kind = ${kinds.idOf('ad')} AND category = ${categories.idOf('residential')}
    AND country = ${countries.idOf('greece')}
    AND contract IN (${contracts.idOf('sale')}, ${contracts.idOf('rent')}) AND ${kindSql} IS NOT NULL
    AND bare_ownership IS NOT TRUE AND usufruct IS NOT TRUE AND undivided_share IS NOT TRUE
    AND coalesce(surface_kind, ${surfaceKinds.idOf('gross')}) = ${surfaceKinds.idOf('gross')}
    AND price > 0 AND surface > 0`

const isShown = `status IN (${statuses.idOf('active')}, ${statuses.idOf('underOffer')})`

/** An ad without history, as of a load, was in the lists from its creation to its withdrawal. */
const spans = `SELECT id, at AS since, lead(at, 1, 'infinity') OVER (PARTITION BY id ORDER BY at, shown DESC) AS until,
    shown
  FROM (
    SELECT id, at, status_events.${isShown} AS shown FROM market_ads JOIN status_events ON listing_id = id
    UNION ALL
    SELECT id, created_at, true FROM market_ads
      WHERE NOT EXISTS (SELECT FROM status_events WHERE listing_id = id AND at <= created_at)
        AND (has_history OR ${isShown} OR withdrawn_at IS NOT NULL)
    UNION ALL
    SELECT id, withdrawn_at, false FROM market_ads WHERE NOT has_history AND withdrawn_at IS NOT NULL
  ) AS moments`

const key = 'level, place_id, kind, contract'

/** A home's places: the country, and those of each level. */
const placed = `CROSS JOIN LATERAL (VALUES
    (${geographyLevels.idOf('country')}::smallint, ${COUNTRY_ID})${Object.entries(placeColumns)
      .map(([level, column]) => `, (${geographyLevels.idOf(level as GuideLevel)}::smallint, ${column})`)
      .join('')}
  ) AS places (level, place_id)`

/** The homes on the market for a day at least between two moments, each once: of several ads the cheapest counts. */
const homes = (since: string, until: string) => `
  SELECT DISTINCT ON (property_id, kind, contract) *, price_then / surface::float8 AS metre
  FROM (
    SELECT market_ads.*, coalesce(
        (SELECT price_events.price FROM price_events WHERE listing_id = market_ads.id AND at < till
          ORDER BY at DESC LIMIT 1),
        (SELECT price_events.price FROM price_events WHERE listing_id = market_ads.id ORDER BY at LIMIT 1),
        market_ads.price
      ) AS price_then
    FROM market_ads JOIN (
      SELECT id, max(least(until, ${until})) AS till FROM market_spans
      WHERE shown AND since < ${until} AND until > ${since}
      GROUP BY id HAVING sum(least(until, ${until}) - greatest(since, ${since})) >= interval '1 day'
    ) AS active USING (id)
  ) AS asked
  WHERE price_then > 0
  ORDER BY property_id, kind, contract, price_then, id`

const fences = (placedHomes: string) => `
  SELECT ${key}, homes, q[1] - ${FENCE} * (q[2] - q[1]) AS least, q[2] + ${FENCE} * (q[2] - q[1]) AS most
  FROM (
    SELECT ${key}, count(*)::int AS homes, percentile_cont(ARRAY[0.25, 0.75]) WITHIN GROUP (ORDER BY metre) AS q
    FROM ${placedHomes} GROUP BY ${key}
  ) AS quartiles`

/** A table that ends with the transaction. */
const temporary = (table: string, query: string) => [
  `CREATE TEMPORARY TABLE ${table} ON COMMIT DROP AS ${query}`,
  `ANALYZE ${table}`,
]

/** Homes of an era, `now` or `then`: each once, in each of its places, and those within Tukey's fences of the place. */
const homesOf = (era: string, since: string, until: string) => [
  ...temporary(`${era}_homes`, homes(since, until)),
  ...temporary(`${era}_placed`, `SELECT * FROM ${era}_homes ${placed} WHERE place_id IS NOT NULL`),
  ...temporary(`${era}_fences`, fences(`${era}_placed`)),
  ...temporary(
    `${era}_kept`,
    `SELECT ${era}_placed.* FROM ${era}_placed JOIN ${era}_fences USING (${key}) WHERE metre BETWEEN least AND most`,
  ),
]

const levels = `SELECT ${key}, count(*)::int AS n, array_agg(metre ORDER BY metre) AS sorted,
    percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY metre) AS q
  FROM now_kept GROUP BY ${key}`

/** Position of the first value of the median's interval: `medianRank` of the domain. */
const rank = `greatest(1, floor((n - ${Z90} * sqrt(n)) / 2))::int`

const zoneLevels = [geographyLevels.idOf('city'), geographyLevels.idOf('cityZone')].join(', ')

/** Homes alike: of one municipality (within a city, of one zone), one typology and one class of sizes. */
const cells = (era: string) => `SELECT ${key},
    CASE WHEN level IN (${zoneLevels}) THEN zone_id ELSE municipality_id END AS area, typology,
    width_bucket(surface, ARRAY[${sizeLimits.join(', ')}]) AS size, count(*)::float8 AS homes, avg(ln(metre)) AS mean,
    coalesce(var_samp(ln(metre)), 0) * (count(*) - 1) AS squares
  FROM ${era}_kept GROUP BY 1, 2, 3, 4, 5, 6, 7`

/**
 * The change within homes alike: what a regression with one constant a cell gives for the year. Each cell weighs by
 * n × m / (n + m); the variance is that within cells.
 */
const stratified = `SELECT ${key}, sum(weight * change) / sum(weight) AS stratified,
    sqrt(sum(squares) / nullif(sum(homes) - count(*) * 2, 0) / sum(weight)) AS stratified_error
  FROM (
    SELECT ${key}, now_cells.homes * then_cells.homes / (now_cells.homes + then_cells.homes) AS weight,
      now_cells.mean - then_cells.mean AS change, now_cells.squares + then_cells.squares AS squares,
      now_cells.homes + then_cells.homes AS homes
    FROM now_cells JOIN then_cells USING (${key}, typology, size)
    WHERE now_cells.area IS NOT DISTINCT FROM then_cells.area
  ) AS pairs GROUP BY ${key}`

/** The same home, price to price. More than double or less than half is taken for a typing error. */
const repeated = `SELECT ${key}, count(*)::int AS repeats, avg(change) AS repeated,
    stddev_samp(change) / sqrt(count(*)) AS repeated_error
  FROM (
    SELECT now_placed.level, now_placed.place_id, now_placed.kind, now_placed.contract,
      ln(now_placed.price_then / then_homes.price_then::float8) AS change
    FROM now_placed JOIN then_homes USING (property_id, kind, contract)
  ) AS pairs WHERE abs(change) <= ln(2) GROUP BY ${key}`

/** From the first day that a home was offered to the last, over all of its ads. */
const lives = `SELECT DISTINCT ON (property_id, kind, contract) market_ads.*, began, ended
  FROM market_ads JOIN (
    SELECT property_id, kind, contract, min(since) AS began, max(until) AS ended
    FROM market_ads JOIN market_spans USING (id) WHERE shown GROUP BY 1, 2, 3
  ) AS whole USING (property_id, kind, contract)
  ORDER BY property_id, kind, contract, market_ads.id`

/** Homes whose price was cut, by any of their ads, within the month. */
const cuts = (since: string, until: string) => `SELECT DISTINCT property_id, market_ads.kind, contract
  FROM price_events AS event JOIN market_ads ON market_ads.id = listing_id
  WHERE at >= ${since} AND at < ${until} AND event.price < (
    SELECT price FROM price_events AS before WHERE before.listing_id = event.listing_id AND before.at < event.at
    ORDER BY before.at DESC LIMIT 1)`

const came = (since: string, until: string) => {
  const isIn = (moment: string) => `${moment} >= ${since} AND ${moment} < ${until}`
  return `SELECT ${key}, count(*) FILTER (WHERE ${isIn('began')})::int AS new,
      count(*) FILTER (WHERE ${isIn('ended')})::int AS gone,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended - began) / 86400)
        FILTER (WHERE ${isIn('ended')}) AS days
    FROM (${lives}) AS lives ${placed}
    WHERE place_id IS NOT NULL AND ((${isIn('began')}) OR (${isIn('ended')})) GROUP BY ${key}`
}

/** The parts of a row beside its level, each by the row's key. */
const parts = (since: string, until: string) => ({
  came: came(since, until),
  cut: `SELECT ${key}, count(*)::int AS cuts
    FROM now_placed JOIN (${cuts(since, until)}) AS changed USING (property_id, kind, contract) GROUP BY ${key}`,
  earlier: `SELECT ${key}, count(*)::int AS earlier FROM then_kept GROUP BY ${key}`,
  stratified,
  repeated,
})

/**
 * Statements for one transaction: they insert the figures of every place, kind and contract that had a home on the
 * market in the month (`2026-11`), as far as it is over at a moment.
 */
export function monthStatements(month: string, now: Date): readonly string[] {
  const since = midnight(month)
  const until = `least(${midnight(monthFrom(month, 1))}, '${now.toISOString()}'::timestamptz)`
  const beside = Object.entries(parts(since, until))
  return [
    ...temporary('market_ads', ads),
    ...temporary('market_spans', spans),
    ...homesOf('now', since, until),
    ...homesOf('then', midnight(monthFrom(month, -12)), midnight(monthFrom(month, -11))),
    ...temporary('now_cells', cells('now')),
    ...temporary('then_cells', cells('then')),
    ...beside.flatMap(([name, query]) => temporary(`market_${name}`, query)),
    ...temporary('market_levels', levels),
    // Of rows that agree in four columns the planner expects one, and would compare each with each.
    'SET LOCAL enable_nestloop = off',
    `INSERT INTO market_months (${key}, month, n, fenced, q1, median, q3, low, high, new, gone, cuts, days, earlier,
      stratified, stratified_error, repeats, repeated, repeated_error)
    SELECT ${key}, '${month}-01'::date, n, homes - n, q[1], q[2], q[3], sorted[${rank}], sorted[n + 1 - ${rank}],
      coalesce(new, 0), coalesce(gone, 0), coalesce(cuts, 0), round(days), coalesce(earlier, 0),
      stratified, stratified_error, coalesce(repeats, 0), repeated, repeated_error
    FROM market_levels JOIN now_fences USING (${key})
      ${beside.map(([name]) => `LEFT JOIN market_${name} USING (${key})`).join(' ')}`,
  ]
}
