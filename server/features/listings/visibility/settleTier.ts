import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { tiers } from '#domain/listing/vocabularies/market.ts'
import { highestTier } from '#domain/visibility/offers.ts'

/** Gives an ad the highest tier of its orders that run now. Lists find it as any change of an ad. */
export const settleTier = Effect.fnUntraced(function* (listingId: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const running = yield* sql<{ tier: number }>`SELECT tier FROM visibility_orders
    WHERE listing_id = ${listingId} AND status = 'paid' AND starts_at <= ${now}
      AND (ends_at > ${now} OR paused_since IS NOT NULL)`
  const tier = tiers.idOf(highestTier(running.map((order) => order.tier)))
  yield* sql`UPDATE listings SET tier = ${tier} WHERE id = ${listingId} AND tier <> ${tier}`
}, Effect.orDie)
