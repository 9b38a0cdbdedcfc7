/** The ads of a run: which count, when they were in the lists, and what they asked when. Computed once for all months. */
import { surfaceKinds } from '#domain/listing/vocabularies/building.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { categories, contracts, kinds, statuses } from '#domain/listing/vocabularies/market.ts'
import { sizeLimits } from '#domain/market/figures.ts'
import type { GuideLevel } from '#domain/market/guideAddress.ts'
import { priceKinds } from '#domain/market/priceKinds.ts'
import { typologyIdsOf } from '#domain/market/kindTypologies.ts'
import { levelId, levels, perLevel, placeNames, places, placeSources, temporary } from './tables.ts'

const kindSql = `CASE ${priceKinds.names
  .map((name) => `WHEN typology IN (${typologyIdsOf(name).join(', ')}) THEN ${priceKinds.idOf(name)}`)
  .join(' ')} END::smallint`

/**
 * Homes that have a price by the metre: whole, in full ownership, by gross area where the ad says which. A home is
 * known by the first of its ads.
 */
const found = `SELECT *, min(id) OVER home AS home, count(*) OVER home > 1 AS is_shared
  FROM (
    SELECT id, property_id, ${kindSql} AS kind, contract, typology, price, surface, created_at, withdrawn_at, status,
      width_bucket(surface, ARRAY[${sizeLimits.join(', ')}])::smallint AS size,
      ${levels.map((level) => `${placeSources[level]} AS ${places[level]}`).join(', ')}
    FROM listings
    WHERE listings.kind = ${kinds.idOf('ad')} AND category = ${categories.idOf('residential')}
      AND country = ${countries.idOf('greece')}
      AND contract IN (${contracts.idOf('sale')}, ${contracts.idOf('rent')}) AND ${kindSql} IS NOT NULL
      AND bare_ownership IS NOT TRUE AND usufruct IS NOT TRUE AND undivided_share IS NOT TRUE
      AND coalesce(surface_kind, ${surfaceKinds.idOf('gross')}) = ${surfaceKinds.idOf('gross')}
      AND price > 0 AND surface > 0
  ) AS homes
  WINDOW home AS (PARTITION BY property_id, kind, contract)`

/** Groups are numbered: one number is compared faster, and expected better, than the four columns it stands for. */
const groups = `SELECT row_number() OVER ()::int AS id, level, place_id, kind, contract FROM (
  ${perLevel(
    (
      place,
      level,
    ) => `SELECT DISTINCT ${levelId(level)}::smallint AS level, ${place} AS place_id, kind, contract
    FROM market_found WHERE ${place} IS NOT NULL`,
  )}
  ) AS known`

const groupOf = (level: GuideLevel) => {
  const [place, group] = [places[level], `of_${places[level]}`]
  return `LEFT JOIN market_groups AS ${group} ON ${group}.level = ${levelId(level)}
      AND ${group}.place_id = market_found.${place} AND ${group}.kind = market_found.kind
      AND ${group}.contract = market_found.contract`
}

/**
 * Homes alike have a number: of one municipality, or within it of one zone, one typology and one class of sizes. The
 * places of an ad are those of its municipality, so that one number serves all levels down to the regional unit.
 */
const ads = `SELECT market_found.id, home, is_shared, price, surface, created_at, withdrawn_at, status,
    first_at, ${placeNames.map((name) => `of_${name}.id AS ${name}`).join(', ')},
    dense_rank() OVER (ORDER BY of_country.id, of_region.id, of_province.id, municipality, typology, size)::int AS wide,
    dense_rank() OVER (ORDER BY of_municipality.id, of_zone.id, typology, size)::int AS near
  FROM market_found ${levels.map(groupOf).join(' ')}
    LEFT JOIN (
      SELECT listing_id, min(at) AS first_at FROM status_events GROUP BY listing_id
    ) AS history ON listing_id = market_found.id`

const isShown = `status IN (${statuses.idOf('active')}, ${statuses.idOf('underOffer')})`

/**
 * When ads were in the lists. One without history, as of a load, was from its creation to its withdrawal. `is_single`:
 * the only time of its ad. Homes alike come together: their sums are then still in the processor's cache.
 */
const spans = `
  SELECT id, home, is_shared, created_at AS since,
    CASE WHEN withdrawn_at >= created_at THEN withdrawn_at ELSE 'infinity' END AS until, true AS is_single, near
  FROM market_ads WHERE first_at IS NULL AND (${isShown} OR withdrawn_at IS NOT NULL)
  UNION ALL
  SELECT id, home, is_shared, since, until, count(*) OVER (PARTITION BY id) = 1, near
  FROM (
    SELECT id, home, is_shared, near, at AS since, shown, lead(at, 1, 'infinity') OVER (PARTITION BY id ORDER BY at) AS until
    FROM (
      SELECT id, home, is_shared, near, at, status_events.${isShown} AS shown
        FROM market_ads JOIN status_events ON listing_id = id
      UNION ALL
      SELECT id, home, is_shared, near, created_at, true FROM market_ads WHERE first_at > created_at
    ) AS moments
  ) AS states WHERE shown
  ORDER BY near`

/** What ads asked from when to when: the first price counts for the time before it too. */
const asked = `SELECT id, home, at, coalesce(event.price, market_ads.price) AS price, coalesce(event.price < before, false) AS is_cut,
    CASE WHEN before IS NULL THEN '-infinity' ELSE at END AS since, coalesce(next_at, 'infinity') AS until
  FROM market_ads LEFT JOIN (
    SELECT listing_id, at, price, lag(price) OVER prices AS before, lead(at) OVER prices AS next_at
    FROM price_events WINDOW prices AS (PARTITION BY listing_id ORDER BY at)
  ) AS event ON listing_id = id
  ORDER BY near`

export const adStatements = [
  ...temporary('market_found', found),
  ...temporary('market_groups', groups),
  ...temporary('market_ads', ads),
  ...temporary('market_spans', spans),
  ...temporary('market_asked', asked),
]
