/** The home that an ad would join when it is shown, as its advertiser is asked before. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { joinedProperty } from './joinedProperty.ts'
import { adsLike, draftAdById } from './knownAds.ts'

/**
 * The property that an ad which was never shown would join, and the ads of it that are not gone; undefined where it would
 * join none, or was shown before.
 */
export const likelyHome = Effect.fn('likelyHome')(function* (id: number) {
  const ad = yield* draftAdById(id)
  if (ad === undefined) return undefined
  const others = yield* adsLike(ad)
  const joined = yield* joinedProperty(ad, others)
  if (joined === undefined) return undefined
  const ads = others.filter(({ property, goneAt }) => property === joined.property && goneAt === null)
  return { property: joined.property, ads: ads.map((other) => other.id) }
}, Effect.orDie)

/** Says that an ad is not of a property: it does not join it when it is shown. Said again, nothing changes. */
export const notOfHome = Effect.fn('notOfHome')(function* (id: number, property: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO property_vetoes (listing_id, property_id, at) VALUES (${id}, ${property}, ${now})
    ON CONFLICT DO NOTHING`
}, Effect.orDie)
