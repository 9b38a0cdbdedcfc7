import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'
import { SavedGroupsHandlers } from './groups/http.ts'
import { exportedGroups } from './groups/personal.ts'
import { SavedHandlers } from './http.ts'
import { PriceCuts } from './priceCuts.ts'
import { Saved } from './Saved.ts'
import { savedIds } from './savedIds.ts'

const exported = Effect.fn('saved.exported')(function* (owner: AccountOwner) {
  const { id } = owner
  const sql = yield* SqlClient.SqlClient
  return {
    savedListings:
      yield* sql`SELECT listing_id AS "listingId", saved_at AS "savedAt", price_then AS "priceThen"
      FROM saved_listings WHERE account_id = ${id} ORDER BY saved_at`,
    ...(yield* exportedGroups(owner)),
  }
}, Effect.orDie)

export const feature = {
  handlers: Layer.merge(SavedHandlers, SavedGroupsHandlers),
  services: Layer.merge(Saved.layer, PriceCuts),
  personal: {
    exported,
    user: ({ id }: AccountOwner) => Effect.map(savedIds(id), (savedAds) => ({ savedAds })),
  },
}
