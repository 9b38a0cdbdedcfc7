/** Finds the searches of what happened to listings, in the order in which it is told. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { alertLimits, type AlertKind } from '#domain/alerts/limits.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { adOf } from '#search-engine/alerts/ad.ts'
import type { InverseIndex } from '#search-engine/alerts/InverseIndex.ts'
import { lastNumber } from './lastNumber.ts'
import { AlertIndex } from './AlertIndex.ts'

/** The lock under which events get their numbers: one process at a time, so that numbers are visible in their order. */
const NUMBERS = 7003

/** Events that are matched in one transaction. */
const AT_ONCE = 500

interface EventRow {
  readonly id: string
  readonly listingId: number
  readonly kind: AlertKind
  readonly price: number | null
}

/**
 * Ads that seem to be of the same home as a new one: what another publisher offers now, or what the same one offered
 * and took back a short while ago. Two of one publisher at the same time are two homes.
 */
const earlierAds = `SELECT earlier.id FROM listings AS ad
  JOIN advertisers AS publisher ON publisher.id = ad.advertiser_id
  JOIN listings AS earlier ON earlier.id <> ad.id AND earlier.contract = ad.contract
    AND earlier.category = ad.category AND earlier.typology = ad.typology
    AND earlier.municipality_id = ad.municipality_id
    AND abs(earlier.surface - ad.surface) <= greatest(1, ad.surface / 50)
    AND earlier.bedrooms IS NOT DISTINCT FROM ad.bedrooms AND earlier.floor IS NOT DISTINCT FROM ad.floor
    AND abs(earlier.shown_latitude - ad.shown_latitude) <= 0.0004
    AND abs(earlier.shown_longitude - ad.shown_longitude) <= 0.0005
    AND earlier.created_at <= ad.created_at
  JOIN advertisers AS other ON other.id = earlier.advertiser_id
  WHERE ad.id = $1 AND CASE WHEN earlier.status = ${statuses.idOf('active')}
    THEN coalesce(-other.agency_id, other.id) <> coalesce(-publisher.agency_id, publisher.id)
    ELSE coalesce(-other.agency_id, other.id) = coalesce(-publisher.agency_id, publisher.id)
      AND earlier.withdrawn_at > now() - $2::int4 * interval '1 day' END`

const matchesNow = Effect.fnUntraced(function* (index: InverseIndex, ids: readonly number[]) {
  const { located } = yield* SearchIndex
  return (yield* located(ids)).flatMap((doc) => index.match(adOf(doc)))
})

/** Searches that were told the same: of this listing, or of the same home under another number. */
const alreadyTold = Effect.fnUntraced(function* (index: InverseIndex, event: EventRow) {
  const sql = yield* SqlClient.SqlClient
  const { id, listingId, kind, price } = event
  const before = yield* sql<{ searches: readonly number[] }>`SELECT searches FROM alert_events
    WHERE listing_id = ${listingId} AND id < ${id}::int8 AND kind = ${kind}
      AND price IS NOT DISTINCT FROM ${price} AND searches IS NOT NULL`
  const told = before.flatMap(({ searches }) => searches)
  if (kind !== 'published') return told
  const earlier = yield* sql.unsafe<{ id: number }>(earlierAds, [listingId, alertLimits.sameHomeDays])
  if (earlier.length === 0) return told
  const ids = earlier.map((row) => row.id)
  const ofHome = yield* sql<{ searches: readonly number[] }>`SELECT searches FROM alert_events
    WHERE listing_id = ANY(${ids}::int4[]) AND searches IS NOT NULL`
  return [...told, ...ofHome.flatMap(({ searches }) => searches), ...(yield* matchesNow(index, ids))]
})

/** Who was told of a listing: only they need to know that it is gone. */
const toldOf = Effect.fnUntraced(function* ({ id, listingId }: EventRow) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ searches: readonly number[] }>`SELECT searches FROM alert_events
    WHERE listing_id = ${listingId} AND id < ${id}::int8 AND searches IS NOT NULL`
  return rows.flatMap(({ searches }) => searches)
})

const searchesOf = Effect.fnUntraced(function* (index: InverseIndex, event: EventRow) {
  const found = event.kind === 'gone' ? yield* toldOf(event) : yield* matchesNow(index, [event.listingId])
  if (found.length === 0) return []
  const told = new Set(yield* alreadyTold(index, event))
  return [...new Set(found)].filter((search) => !told.has(search)).toSorted((a, b) => a - b)
})

const waiting = `SELECT id::text, listing_id AS "listingId", kind, price FROM alert_events
  WHERE number IS NULL ORDER BY alert_events.id LIMIT ${AT_ONCE}`

/**
 * Matches the events that wait, at most so many at once, and returns their number. An event is matched with what its
 * listing says now: one that was taken back meanwhile matches nothing.
 */
export const matchEvents = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  if ((yield* sql.unsafe<EventRow>(waiting)).length === 0) return 0
  // Before the transaction: an embedded database has one connection. What the events tell of is committed.
  yield* (yield* SearchIndex).catchUp
  const index = yield* (yield* AlertIndex).caughtUp
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const [lock] = yield* sql<{
        mine: boolean
      }>`SELECT pg_try_advisory_xact_lock(${NUMBERS}::int, 0) AS mine`
      if (lock?.mine !== true) return 0
      const [last] = yield* sql<{ number: string }>`SELECT ${sql.literal(lastNumber)}::text AS number`
      const events = yield* sql.unsafe<EventRow>(waiting)
      const all = new Set<number>()
      const unmatched: string[] = []
      let number = Number(last?.number ?? 0)
      for (const event of events) {
        const searches = yield* searchesOf(index, event)
        if (searches.length === 0) unmatched.push(event.id)
        else
          yield* sql`UPDATE alert_events SET searches = ${searches}::int4[], number = ${++number}
            WHERE id = ${event.id}::int8`
        for (const search of searches) all.add(search)
      }
      yield* sql`UPDATE settings SET value = ${String(number)} WHERE key = 'alert_number'`
      // What no search looks for is not kept.
      yield* sql`DELETE FROM alert_events WHERE id = ANY(${unmatched}::int8[])`
      yield* sql`UPDATE saved_searches SET due_at = ${yield* nowDate}
        WHERE id = ANY(${[...all]}::int4[]) AND frequency = 'instant' AND due_at IS NULL`
      return events.length
    }),
  )
})

/** Deletes what no rule looks back to. */
export const sweepEvents = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM alert_events
    WHERE number IS NOT NULL AND at < now() - ${alertLimits.sameHomeDays}::int4 * interval '1 day'`
})
