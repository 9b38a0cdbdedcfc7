/** Ads that wait for a person, and why. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'

interface HoldRow {
  readonly listingId: number
  readonly at: Date
  readonly reasons: readonly string[]
  readonly found: readonly string[]
  readonly email: string | null
}

/** Ads that are held, each with its reasons and what was found. */
export const openHolds = Effect.map(
  Effect.flatMap(
    SqlClient.SqlClient,
    (
      sql,
    ) => sql<HoldRow>`SELECT listing_id AS "listingId", min(at) AS at, array_agg(reason ORDER BY holds.id) AS reasons,
      array_agg(field || ': ' || found ORDER BY holds.id) AS found, min(advertisers.email) AS email
      FROM listing_holds AS holds JOIN listings ON listings.id = listing_id
      JOIN advertisers ON advertisers.id = advertiser_id
      WHERE ended_at IS NULL AND reason <> 'removed' AND status = ${statuses.idOf('held')} GROUP BY listing_id`,
  ),
  (rows) =>
    rows.map(({ listingId, at, reasons, found, email }) => ({
      id: `hold ${listingId}`,
      at: at.toISOString(),
      about: `ad ${listingId} is held: ${reasons.join(', ')}`,
      whose: email ?? '',
      text: found.join('\n'),
    })),
)
