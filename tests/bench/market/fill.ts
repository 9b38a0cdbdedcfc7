/**
 * Made-up ads of homes with prices and states over three years, written set by set and the same in every run. Places
 * by their residents, prices by the metre by place; half of the ads have a history of their status, as those written
 * in the portal have, and the others none, as those of a load.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { greece } from '#domain/geography/greece.ts'
import type { Place } from '#domain/geography/Place.ts'
import { Database } from '#server/database/Database.ts'
import { now } from '#server/features/market/testing/stock.ts'

/** Days from the first ad to the moment of the computation: 36 months. */
const DAYS = 1096
/** Mean days that an ad stays in the lists. */
const LIFE = 400
/** Residents that count as one place to choose. */
const RESIDENTS = 1000

interface Site {
  readonly region: number
  readonly province: number
  readonly municipality: number
  readonly zone: number | null
  /** EUR per m². */
  readonly level: number
}

const idAt = (lineage: readonly Place[], level: string) =>
  lineage.find((place) => place.level === level)?.id ?? 0

/** Each municipality as often as it has thousands of residents, its zones in turn. */
function sites(): readonly Site[] {
  return greece()
    .ofLevel('city')
    .flatMap((city) => {
      const lineage = greece().ancestors(city)
      const zones = greece().children(city, 'cityZone')
      const level = 700 + ((city.id * 37) % 900) + 300 * city.weight
      return Array.from({ length: Math.ceil((city.population ?? 0) / RESIDENTS) + 1 }, (_, at) => ({
        region: idAt(lineage, 'region'),
        province: idAt(lineage, 'province'),
        municipality: city.id,
        zone: zones[at % Math.max(1, zones.length)]?.id ?? null,
        level: level * (0.8 + (at % 5) / 10),
      }))
    })
}

const end = `'${now.toISOString()}'::timestamptz`

/** A home is of one place, kind and size; one ad in eight is a further one of the home before it. */
const homes = (ads: number, count: number) => `CREATE TEMPORARY TABLE homes AS
  SELECT id, floor(random() * ${count})::int AS site, CASE WHEN random() < 0.72 THEN 1 ELSE 2 END AS contract,
    (ARRAY[1, 1, 1, 1, 1, 1, 1, 2, 9, 4, 3, 7, 8, 6, 5])[1 + floor(random() * 15)::int] AS typology,
    25 + floor(random() ^ 2 * 220)::int AS surface, exp((random() + random() + random() - 1.5) * 0.6) AS premium
  FROM generate_series(1, ${ads}) AS id`

const ads = (count: number) => `CREATE TEMPORARY TABLE ads AS
  SELECT *, least(ended, ${end}) - created AS stay FROM (
    SELECT *, created + greatest(0.5, -ln(1 - chance) * ${LIFE}) * interval '1 day' AS ended FROM (
      SELECT id, greatest(1, id - (random() < 0.125)::int) AS property, random() < 0.5 AS has_history,
        random() < 0.3 AS was_paused, random() AS chance, floor(4 * random() ^ 1.5)::int AS changes, random() AS scatter,
        random() AS kind_of_area, random() AS other,
        CASE WHEN random() < 0.02 THEN 10 ELSE 1 END AS slip,
        ${end} - (0.5 + random() * ${DAYS - 1}) * interval '1 day' AS created
      FROM generate_series(1, ${count}) AS id
    ) AS begun
  ) AS whole`

/** The first price, and up to three changes, most of them cuts; prices rise by 6 % a year. */
const steps = `CREATE TEMPORARY TABLE steps AS
  SELECT ads.id, step, created + stay * CASE step WHEN 0 THEN 0 ELSE 0.25 * step + 0.2 * scatter - 0.05 END AS at,
    greatest(1, round(level * premium * surface * slip / CASE contract WHEN 1 THEN 1 ELSE 240 END
      * exp(0.06 * extract(epoch FROM created - ${end}) / 31557600)
      * (1 - step * 0.035 + CASE step WHEN 0 THEN 0 ELSE 0.05 * scatter END)))::int AS price
  FROM ads JOIN homes ON homes.id = property JOIN sites USING (site) CROSS JOIN generate_series(0, 3) AS step
  WHERE step <= changes`

const listings = `INSERT INTO listings (id, property_id, advertiser_id, created_at, modified_at, confirmed_at, withdrawn_at,
    price, surface, surface_kind, undivided_share, kind, contract, category, typology, status, tier, publisher_role,
    region_id, province_id, municipality_id, zone_id)
  SELECT ads.id, property, 1, created, created, created, CASE WHEN ended < ${end} THEN ended END,
    (SELECT price FROM steps WHERE steps.id = ads.id ORDER BY step DESC LIMIT 1), surface,
    CASE WHEN kind_of_area < 0.05 THEN 1 WHEN kind_of_area < 0.7 THEN 2 END, other < 0.02,
    CASE WHEN other > 0.98 THEN 2 ELSE 1 END, contract, CASE WHEN other BETWEEN 0.5 AND 0.53 THEN 3 ELSE 1 END,
    typology, CASE WHEN ended < ${end} THEN 20 ELSE 1 END, 0, 1, region, province, municipality, zone
  FROM ads JOIN homes ON homes.id = property JOIN sites USING (site)`

const states = `INSERT INTO status_events (listing_id, at, status)
  SELECT id, created, 1 FROM ads WHERE has_history
  UNION ALL SELECT id, created + stay * 0.3, 22 FROM ads WHERE has_history AND was_paused
  UNION ALL SELECT id, created + stay * 0.4, 1 FROM ads WHERE has_history AND was_paused
  UNION ALL SELECT id, ended, 20 FROM ads WHERE has_history AND ended < ${end}`

const write = (count: number) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const all = sites()
        yield* sql`SELECT setseed(0.42)`
        // In parallel, chance would give other rows in each run.
        yield* sql`SET LOCAL max_parallel_workers_per_gather = 0`
        yield* sql`INSERT INTO advertisers (id, type) VALUES (1, 'private')`
        yield* sql`CREATE TEMPORARY TABLE sites AS SELECT (at - 1)::int AS site, one.* FROM ROWS FROM (
          json_to_recordset(${JSON.stringify(all)}::json)
            AS (region int, province int, municipality int, zone int, level float8)
        ) WITH ORDINALITY AS one (region, province, municipality, zone, level, at)`
        for (const statement of [homes(count, all.length), ads(count), steps]) yield* sql.unsafe(statement)
        yield* sql`CREATE INDEX ON steps (id)`
        yield* sql`ANALYZE sites, homes, ads, steps`
        yield* sql.unsafe(listings)
        yield* sql`INSERT INTO price_events (listing_id, at, price, kind)
          SELECT id, at, price, CASE step WHEN 0 THEN 1 ELSE 2 END FROM steps`
        yield* sql.unsafe(states)
      }),
    ),
  )

/** Fills an empty database with so many ads, as a load does: without keys, indexes and triggers until it ends. */
export const fill = (count: number) =>
  Effect.flatMap(Database, (database) =>
    database.loading(['listings', 'price_events', 'status_events'], database.bulk(write(count))),
  )
