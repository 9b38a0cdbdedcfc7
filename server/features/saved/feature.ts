import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'
import { OfflineWorkerRoute } from './offline/routes.ts'
import { SavedGroupsHandlers } from './groups/http.ts'
import { SavedForms } from './forms/postForm.ts'
import { exportedGroups } from './groups/personal.ts'
import { HiddenHandlers, RecentHandlers } from './hidden/http.ts'
import { recentOf } from './recent/recent.ts'
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
    hiddenListings: yield* sql`SELECT listing_id AS "listingId", reason, price_then AS "priceThen", at
      FROM hidden_listings WHERE account_id = ${id} ORDER BY at`,
    recentListings: yield* sql`SELECT listing_id AS "listingId", at FROM recent_listings
      WHERE account_id = ${id} ORDER BY at`,
    recentSearches: yield* sql`SELECT address, words, language, at FROM recent_searches
      WHERE account_id = ${id} ORDER BY at`,
  }
}, Effect.orDie)

export const feature = {
  handlers: Layer.mergeAll(SavedHandlers, SavedGroupsHandlers, HiddenHandlers, RecentHandlers),
  services: Layer.merge(Saved.layer, PriceCuts),
  routes: Layer.merge(SavedForms, OfflineWorkerRoute),
  personal: {
    exported,
    user: ({ id }: AccountOwner) =>
      Effect.zipWith(savedIds(id), recentOf(id), (savedAds, recent) => ({ savedAds, ...recent })),
  },
}
