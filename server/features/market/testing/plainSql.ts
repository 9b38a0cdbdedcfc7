/**
 * The figures of one place, kind, contract and month by one plain query over the ads, written apart from the job and
 * without its tables: what the tests of pages compare with. Slow, and for small stocks alone.
 *
 * $1 since, $2 until, $3 and $4 the same month a year before, $5 contract, $6 typologies, $7 place; `column` is that of the
 * place, null for the country. `area` is what homes alike have in common of their place.
 */
const homesOf = (era: string, since: string, until: string, column: string | null) => `
${era}_stays AS (
  SELECT id, max(least(until, ${until}::timestamptz)) AS till FROM stays
  WHERE since < ${until}::timestamptz AND until > ${since}::timestamptz GROUP BY id
  HAVING sum(least(until, ${until}::timestamptz) - greatest(since, ${since}::timestamptz)) >= interval '1 day'
), ${era}_asked AS (
  SELECT ads.*, coalesce(
    (SELECT p.price FROM price_events p WHERE p.listing_id = ads.id AND p.at < till ORDER BY p.at DESC LIMIT 1),
    (SELECT p.price FROM price_events p WHERE p.listing_id = ads.id ORDER BY p.at LIMIT 1)) AS asked
  FROM ads JOIN ${era}_stays USING (id)
), ${era}_homes AS (
  SELECT a.*, asked / surface::float8 AS metre FROM ${era}_asked a
  WHERE NOT EXISTS (SELECT FROM ${era}_asked b WHERE b.property_id = a.property_id AND (b.asked, b.id) < (a.asked, a.id))
), ${era}_here AS (
  SELECT * FROM ${era}_homes WHERE ${column === null ? '$7::int IS NOT NULL' : `${column} = $7`}
), ${era}_box AS (
  SELECT percentile_cont(0.25) WITHIN GROUP (ORDER BY metre) AS a,
    percentile_cont(0.75) WITHIN GROUP (ORDER BY metre) AS b FROM ${era}_here
), ${era}_kept AS (
  SELECT ${era}_here.* FROM ${era}_here, ${era}_box WHERE metre >= a - 1.5 * (b - a) AND metre <= b + 1.5 * (b - a)
)`

const alike = (era: string, area: string) => `SELECT coalesce(${area}, 0) AS area, typology,
    (surface >= 50)::int + (surface >= 80)::int + (surface >= 120)::int AS size,
    count(*)::float8 AS n, avg(ln(metre)) AS mean, count(*) * var_pop(ln(metre)) AS squares
  FROM ${era}_kept GROUP BY 1, 2, 3`

export const plainSql = (column: string | null): string => {
  const area = column === 'municipality_id' || column === 'zone_id' ? 'zone_id' : 'municipality_id'
  return `WITH ads AS (
  SELECT * FROM listings WHERE kind = 1 AND category = 1 AND contract = $5 AND typology = ANY($6::int[])
    AND undivided_share IS NOT TRUE AND (surface_kind IS NULL OR surface_kind = 2)
), stays AS (
  SELECT ads.id, e.at AS since, coalesce((SELECT min(n.at) FROM status_events n WHERE n.listing_id = e.listing_id
    AND n.at > e.at), 'infinity') AS until FROM ads JOIN status_events e ON e.listing_id = ads.id WHERE e.status = 1
  UNION ALL
  SELECT id, created_at, coalesce(withdrawn_at, 'infinity') FROM ads
  WHERE NOT EXISTS (SELECT FROM status_events e WHERE e.listing_id = ads.id)
), ${homesOf('now', '$1', '$2', column)}, ${homesOf('then', '$3', '$4', column)},
ranked AS (SELECT metre, row_number() OVER (ORDER BY metre) AS rank, count(*) OVER () AS n FROM now_kept),
ends AS (
  SELECT property_id, min(since) AS began, max(until) AS ended, min(id) AS first_id FROM stays JOIN ads USING (id) GROUP BY 1
), lives AS (
  SELECT ends.* FROM ends JOIN ads ON ads.id = first_id WHERE ${column === null ? 'true' : `ads.${column} = $7`}
), cut AS (
  SELECT DISTINCT property_id FROM (SELECT ads.property_id, at, price_events.price,
    lag(price_events.price) OVER (PARTITION BY listing_id ORDER BY at) AS before FROM price_events JOIN ads ON ads.id = listing_id) AS steps
  WHERE price < before AND at >= $1::timestamptz AND at < $2::timestamptz
), pairs AS (
  SELECT ln(now_here.asked::float8 / then_homes.asked) AS change FROM now_here JOIN then_homes USING (property_id)
), near AS (SELECT change FROM pairs WHERE abs(change) <= ln(2)),
cells AS (
  SELECT a.n * b.n / (a.n + b.n) AS weight, a.mean - b.mean AS change, a.squares + b.squares AS squares,
    a.n + b.n - 2 AS freedom
  FROM (${alike('now', area)}) a JOIN (${alike('then', area)}) b USING (area, typology, size)
)
SELECT (SELECT count(*)::int FROM now_kept) AS n,
  (SELECT count(*)::int FROM now_here) - (SELECT count(*)::int FROM now_kept) AS fenced,
  (SELECT percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY metre) FROM now_kept) AS quartiles,
  (SELECT metre FROM ranked WHERE rank = greatest(1, floor((n - 1.6449 * sqrt(n)) / 2))) AS low,
  (SELECT metre FROM ranked WHERE rank = n + 1 - greatest(1, floor((n - 1.6449 * sqrt(n)) / 2))) AS high,
  (SELECT count(*)::int FROM lives WHERE began >= $1::timestamptz AND began < $2::timestamptz) AS new,
  (SELECT count(*)::int FROM lives WHERE ended >= $1::timestamptz AND ended < $2::timestamptz) AS gone,
  (SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended - began) / 86400))::int
    FROM lives WHERE ended >= $1::timestamptz AND ended < $2::timestamptz) AS days,
  (SELECT count(*)::int FROM now_here JOIN cut USING (property_id)) AS cuts,
  (SELECT count(*)::int FROM then_kept) AS earlier,
  (SELECT sum(weight * change) / sum(weight) FROM cells) AS stratified,
  (SELECT sqrt(sum(squares) / nullif(sum(freedom), 0) / sum(weight)) FROM cells) AS "stratifiedError",
  (SELECT count(*)::int FROM near) AS repeats, (SELECT avg(change) FROM near) AS repeated,
  (SELECT stddev_samp(change) / sqrt(count(*)) FROM near) AS "repeatedError"`
}

export interface PlainFigures {
  readonly n: number
  readonly fenced: number
  readonly quartiles: readonly [number, number, number] | null
  readonly low: number
  readonly high: number
  readonly new: number
  readonly gone: number
  readonly days: number | null
  readonly cuts: number
  readonly earlier: number
  readonly stratified: number | null
  readonly stratifiedError: number | null
  readonly repeats: number
  readonly repeated: number | null
  readonly repeatedError: number | null
}
