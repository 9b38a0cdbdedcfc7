import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type KnownAd, propertyOf } from '#domain/listing/property.ts'
import type { NumberedAd } from './knownAds.ts'

/** The property that an ad joins among others, none that it was said not to be of; undefined where it joins none. */
export const joinedProperty = Effect.fnUntraced(function* (ad: NumberedAd, others: readonly KnownAd[]) {
  const sql = yield* SqlClient.SqlClient
  const vetoes = yield* sql<{ property: number }>`
    SELECT property_id AS property FROM property_vetoes WHERE listing_id = ${ad.id}`
  return propertyOf(
    ad,
    others,
    vetoes.map(({ property }) => property),
  )
})
