/** The home behind one's own ad: the other ads of it, and what its advertiser said of them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { HomeOfAd } from '#domain/api/listings/OwnListings.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { settleProperty } from '#server/content/listings/properties/settleProperty.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'

interface Of {
  readonly params: { readonly id: number }
}

/** SQL: what the advertiser parted. What an operator parted is not theirs to take back. */
const ownVetoes = `property_vetoes WHERE listing_id = $1 AND NOT EXISTS (SELECT 1 FROM property_changes
  WHERE property_changes.listing_id = property_vetoes.listing_id AND from_property = property_id
    AND cause = 'operator')`

const homeOf = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const { language } = yield* requestVisitor
  const rows = yield* sql<{ id: number; property: number }>`SELECT other.id, ad.property_id AS property
    FROM listings AS ad LEFT JOIN listings AS other ON other.property_id = ad.property_id AND other.id <> ad.id
      AND other.status = ${statuses.idOf('active')}
    WHERE ad.id = ${id} ORDER BY other.id`
  const vetoes = yield* sql.unsafe(`SELECT 1 FROM ${ownVetoes}`, [id])
  const ids = rows.map((row) => row.id).filter((one) => one !== null)
  return {
    property: rows[0]?.property ?? id,
    others: yield* (yield* Listings).cards(ids, language),
    isParted: vetoes.length > 0,
  } satisfies HomeOfAd
}, Effect.orDie)

export const home = Effect.fn('ownListings.home')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  yield* inTransaction(ownListing(accountId, id))
  return yield* homeOf(id)
})

/** Takes back that the ad is of another home. Said again, nothing changes. */
export const join = Effect.fn('ownListings.join')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('writeByAccount', accountId)
  const sql = yield* SqlClient.SqlClient
  yield* inTransaction(
    Effect.gen(function* () {
      yield* ownListing(accountId, id, 'locked')
      yield* sql.unsafe(`DELETE FROM ${ownVetoes}`, [id])
      yield* settleProperty(id, yield* nowDate)
    }),
  )
  return yield* homeOf(id)
})
