/** Gives an ad its property, when it is written. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { joinedProperty } from './joinedProperty.ts'
import { adById, adsLike, type NumberedAd } from './knownAds.ts'

/** Why an ad changed its property. */
export type PropertyCause = 'alike' | 'return' | 'shownOtherwise' | 'advertiser' | 'operator'

/** The lock under which properties get their numbers. */
const PROPERTIES = 7003

/** Numbers of properties that ads left their first one for; below are those of ads. */
const SECOND = 1_000_000_000

interface Moved {
  readonly to: number
  readonly cause: PropertyCause
  readonly now: Date
}

/** Gives an ad another property, and writes it down. */
const moveTo = Effect.fnUntraced(function* ({ id, property }: NumberedAd, { to, cause, now }: Moved) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE listings SET property_id = ${to} WHERE id = ${id}`
  yield* sql`INSERT INTO property_changes (listing_id, at, from_property, to_property, cause)
    VALUES (${id}, ${now}, ${property}, ${to}, ${cause})`
})

/** A property of its own: the ad's number, unless others have it or the ad was there before. */
const ownProperty = Effect.fnUntraced(function* ({ id, property }: NumberedAd) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`SELECT pg_advisory_xact_lock(${PROPERTIES}::int, 0)`
  const [row] = yield* sql<{ number: number }>`SELECT CASE
      WHEN ${id} <> ${property} AND NOT EXISTS (SELECT 1 FROM listings WHERE property_id = ${id}) THEN ${id}
      ELSE greatest(${SECOND}::int, (SELECT max(property_id) FROM listings)) + 1 END AS number`
  return row?.number ?? id
})

/** Parts an ad from the others of its property. Returns whether it shared one. Inside a transaction. */
export const partProperty = Effect.fn('partProperty')(function* (
  id: number,
  cause: Exclude<PropertyCause, 'alike' | 'return'>,
  now: Date,
) {
  const sql = yield* SqlClient.SqlClient
  const ad = yield* adById(id)
  const others = ad === undefined ? [] : yield* adsLike(ad)
  if (ad === undefined || !others.some(({ property }) => property === ad.property)) return false
  // What a person parted stays apart; an ad that shows its place alike again may come back.
  if (cause !== 'shownOtherwise')
    yield* sql`INSERT INTO property_vetoes (listing_id, property_id, at) VALUES (${id}, ${ad.property}, ${now})
      ON CONFLICT DO NOTHING`
  yield* moveTo(ad, { to: yield* ownProperty(ad), cause, now })
  return true
})

/**
 * Says that two ads are of one home: the ads of the first one's property become of the other's. Returns whether anything
 * changed. Inside a transaction.
 */
export const joinProperties = Effect.fn('joinProperties')(function* (id: number, other: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ id: number; property: number }>`SELECT id, property_id AS property FROM listings
    WHERE id IN ${sql.in([id, other])} ORDER BY id FOR UPDATE`
  const propertyOfAd = (one: number) => rows.find((row) => row.id === one)?.property
  const [from, to] = [propertyOfAd(id), propertyOfAd(other)]
  if (from === undefined || to === undefined || from === to) return false
  yield* sql`WITH moved AS (
      UPDATE listings SET property_id = ${to} WHERE property_id = ${from} RETURNING id
    ), forgotten AS (
      DELETE FROM property_vetoes USING moved WHERE listing_id = moved.id AND property_vetoes.property_id = ${to}
    )
    INSERT INTO property_changes (listing_id, at, from_property, to_property, cause)
      SELECT id, ${now}, ${from}, ${to}, 'operator' FROM moved`
  return true
})

const areShownAlike = (one: NumberedAd, other: NumberedAd): boolean =>
  one.facts.place?.radius === other.facts.place?.radius

/**
 * Joins an ad that is alone to the property of ads that seem to be of its home. A shared property stays as it is, whatever
 * becomes of its ads, except that an ad which begins to show its place otherwise leaves it. An ad that goes on with one
 * of the same advertiser is as old as that one: taking an ad down and up again makes no home new. Inside a transaction.
 */
export const settleProperty = Effect.fn('settleProperty')(function* (id: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const ad = yield* adById(id)
  if (ad === undefined || ad.goneAt !== null) return
  const others = yield* adsLike(ad, 'possible')
  const shared = others.filter(({ property }) => property === ad.property)
  if (shared.length > 0) {
    if (!shared.every((other) => areShownAlike(ad, other))) yield* partProperty(id, 'shownOtherwise', now)
    return
  }
  if (others.length === 0) return
  const joined = yield* joinedProperty(ad, others)
  if (joined === undefined) return
  yield* moveTo(ad, { to: joined.property, cause: joined.cause, now })
  if (joined.since !== null)
    yield* sql`UPDATE listings SET created_at = least(created_at, ${joined.since}) WHERE id = ${id}`
})
