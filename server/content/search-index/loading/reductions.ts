/**
 * SQL of the listings whose last change of price was a cut: listing_id, previous and price (EUR), and when.
 * Pauses and returns carry the price too, so what counts is where the price differs from the one before.
 * `where` is a condition on price_events, to look at some listings only.
 */
export const reductionsSql = (where = 'true'): string => `
  SELECT listing_id, previous, price, at FROM (
    SELECT listing_id, previous, price, at,
      row_number() OVER (PARTITION BY listing_id ORDER BY at DESC) AS latest
    FROM (
      SELECT listing_id, price, at, lag(price) OVER (PARTITION BY listing_id ORDER BY at) AS previous
      FROM price_events
      WHERE ${where}
    ) AS events
    WHERE previous <> price
  ) AS changes
  WHERE latest = 1 AND previous > price`
