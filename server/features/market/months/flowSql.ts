/** Homes that came to the market and went, and those whose price was cut. */
import { perLevel, PERIODS, placeNames, temporary } from './tables.ts'

/** From the first day that a home was offered to the last, over all of its ads. */
const lives = `SELECT home AS id, min(since) AS began, max(until) AS ended FROM market_spans GROUP BY home`

const moved = (moment: string, days: string) => `
  SELECT ${placeNames.map((name) => `${name} * ${PERIODS} + market_periods.id AS ${name}`).join(', ')}, ${days} AS days
  FROM market_lives JOIN market_ads USING (id) JOIN market_periods ON ${moment} >= market_periods.since AND ${moment} < market_periods.until
  WHERE is_wanted`

const moves = `${moved('began', 'NULL::float8')} UNION ALL ${moved('ended', '(extract(epoch FROM ended - began) / 86400)::float8')}`

const came = perLevel(
  (place) => `SELECT ${place} AS slot, (count(*) - count(days))::int AS new, count(days)::int AS gone,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS days
  FROM market_moves WHERE ${place} IS NOT NULL GROUP BY ${place}`,
)

/** Homes whose price was cut, by any of their ads, within a period. */
const changed = `SELECT market_homes.* FROM market_homes JOIN (
    SELECT DISTINCT home, market_periods.id AS period
    FROM market_asked JOIN market_periods ON at >= market_periods.since AND at < market_periods.until WHERE is_cut AND is_wanted
  ) AS cuts USING (home, period)`

const cut = perLevel(
  (place) =>
    `SELECT ${place} AS slot, count(*)::int AS cuts FROM market_changed WHERE ${place} IS NOT NULL GROUP BY ${place}`,
)

export const flowStatements = [
  ...temporary('market_lives', lives),
  ...temporary('market_moves', moves),
  ...temporary('market_came', came),
  ...temporary('market_changed', changed),
  ...temporary('market_cut', cut),
]
