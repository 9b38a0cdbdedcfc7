/** The homes of each month with what they asked, and the levels of their groups. */
import { FENCE, Z90 } from '#domain/market/figures.ts'
import type { GuideLevel } from '#domain/market/guideAddress.ts'
import { levelId, perLevel, PERIODS, placeNames, temporary } from './tables.ts'

const starts = '(SELECT array_agg(since ORDER BY rank) AS starts FROM market_periods) AS calendar'

/** The periods from one moment to another by binary search: some more than overlap, none less. */
const ranks = (since: string, until: string) =>
  `generate_series(greatest(1, width_bucket(${since}, starts)), width_bucket(${until}, starts)) AS rank`

const slots = [...placeNames, 'wide', 'near']
  .map((name) => `ads.${name} * ${PERIODS} + period AS ${name}`)
  .join(', ')

const columns = `period, ads.home, asked.price, asked.price / ads.surface::float8 AS metre,
    ln(asked.price / ads.surface::float8) AS log, ${slots}`

/** Ads that were in the lists once: with each price, the periods that ended or were left with it. */
const once = (which: string) => `
  SELECT market_periods.id AS period, span.id, price FROM (
    SELECT span.id, price, span.since, span.until, asked.since AS asked_since, asked.until AS asked_until,
      ${ranks('greatest(span.since, asked.since)', 'least(span.until, asked.until)')}
    FROM market_spans AS span JOIN market_asked AS asked USING (id) CROSS JOIN ${starts}
    WHERE is_single AND ${which}
  ) AS span JOIN market_periods USING (rank)
  WHERE least(span.until, market_periods.until) >= greatest(span.since, market_periods.since) + interval '24 hours'
    AND asked_since < least(span.until, market_periods.until) AND least(span.until, market_periods.until) <= asked_until`

/** Ads that came back to the lists: in them for a day at least of a period, over all of the times. */
const again = (which: string) => `
  SELECT period, asked.id, price FROM (
    SELECT span.id, market_periods.id AS period, max(least(span.until, market_periods.until)) AS till
    FROM (
      SELECT *, ${ranks('since', 'until')} FROM market_spans CROSS JOIN ${starts}
      WHERE NOT is_single AND ${which}
    ) AS span JOIN market_periods USING (rank)
    WHERE span.since < market_periods.until AND span.until > market_periods.since
    GROUP BY span.id, market_periods.id
    HAVING sum(least(span.until, market_periods.until) - greatest(span.since, market_periods.since)) >= interval '1 day'
  ) AS offers JOIN market_asked AS asked ON asked.id = offers.id AND asked.since < till AND till <= asked.until`

const offered = (which: string, first = '') => `
  SELECT ${first} ${columns}
  FROM (${once(which)} UNION ALL ${again(which)}) AS asked JOIN market_ads AS ads USING (id)
  WHERE asked.price > 0`

/** The homes on the market for a day at least of a period, each once: of several ads the cheapest counts. */
const homes = `${offered('NOT is_shared')}
  UNION ALL
  (${offered('is_shared', 'DISTINCT ON (ads.home, period)')} ORDER BY ads.home, period, asked.price, ads.id)`

/** The value at a share of `n` sorted ones, the first of which has `below` before it, as `percentile_cont` has it. */
const quantile = (share: number, n = 'n', below = 'below') => {
  const at = `(${share}::float8 * (${n} - 1))`
  const value = (round: string) => `metres[${below} + ${round}(${at})::int + 1]`
  return `${value('floor')} + (${at} - floor(${at})) * (${value('ceil')} - ${value('floor')})`
}

/** Position of the first value of the median's interval: `medianRank` of the domain. */
const rank = `greatest(1, floor((n - ${Z90} * sqrt(n)) / 2))::int`

/** Of sorted values by binary search: how many are below the lower fence, and how many up to the upper one. */
const counts = `CASE WHEN metres[width_bucket(least, metres)] = least THEN array_position(metres, least) - 1
    ELSE width_bucket(least, metres) END AS below, width_bucket(most, metres) AS till`

/**
 * The homes of a slot are sorted once, and all is read from the sorted values. `OFFSET 0` keeps the planner from
 * computing a step again for each mention of it.
 */
const levelsOf = (place: string, level: GuideLevel) => `
  SELECT ${levelId(level)} AS level, slot, homes, least, most, n, ${quantile(0.25)} AS q1, ${quantile(0.5)} AS median, ${quantile(0.75)} AS q3,
    metres[below + ${rank}] AS low, metres[below + n + 1 - ${rank}] AS high
  FROM (
    SELECT *, till - below AS n FROM (
      SELECT *, ${counts} FROM (
        SELECT slot, metres, homes, a - ${FENCE} * (b - a) AS least, b + ${FENCE} * (b - a) AS most FROM (
          SELECT *, ${quantile(0.25, 'homes', '0')} AS a, ${quantile(0.75, 'homes', '0')} AS b FROM (
            SELECT ${place} AS slot, array_agg(metre ORDER BY metre) AS metres, count(*)::int AS homes
            FROM market_homes WHERE ${place} IS NOT NULL GROUP BY ${place} OFFSET 0
          ) AS grouped OFFSET 0
        ) AS quartiles OFFSET 0
      ) AS fenced OFFSET 0
    ) AS kept OFFSET 0
  ) AS counted`

export const homeStatements = [
  ...temporary('market_homes', homes),
  ...temporary('market_levels', perLevel(levelsOf)),
]
