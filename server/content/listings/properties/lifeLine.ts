/** What became of a home's price, over all ads of its property that came before this one. */
import { priceEvents, statuses } from '#domain/listing/vocabularies/market.ts'

const { published, paused, returned } = {
  published: priceEvents.idOf('published'),
  paused: priceEvents.idOf('paused'),
  returned: priceEvents.idOf('returned'),
}

/**
 * The price events of an ad, oldest first, after those of the ads of its property that were gone before it came: their
 * end is a pause, and the next ad a return. Ads that are shown beside it have their own page and their own history. Ads
 * of a property all show their place alike, so that nothing is told of where a home lies (domain/listing/property.ts).
 */
export const lifeLineQuery = `WITH earlier AS (
    SELECT before.id, before.withdrawn_at FROM listings AS one
    JOIN listings AS before ON before.property_id = one.property_id AND before.id <> one.id
    WHERE one.id = $1 AND before.status IN (${statuses.idOf('withdrawn')}, ${statuses.idOf('soldOrRented')})
      AND before.withdrawn_at <= (SELECT min(at) FROM price_events WHERE listing_id = one.id)
  ), events AS (
    SELECT at, price, kind, listing_id = $1 AS is_own FROM price_events
      WHERE listing_id IN (SELECT $1 UNION ALL SELECT id FROM earlier)
    UNION ALL
    SELECT withdrawn_at, last.price, ${paused}, false FROM earlier CROSS JOIN LATERAL (
      SELECT price FROM price_events WHERE listing_id = earlier.id ORDER BY at DESC LIMIT 1) AS last
  )
  SELECT at, price,
    CASE WHEN kind = ${published} AND row_number() OVER (ORDER BY at) > 1 THEN ${returned} ELSE kind END AS kind
  FROM events ORDER BY at`
