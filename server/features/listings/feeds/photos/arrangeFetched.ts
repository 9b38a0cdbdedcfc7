import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { shownAs } from '#domain/listing/photographs.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import type { ReadPhotograph } from '#server/content/media/photographs/readPhotograph.ts'
import { listingById } from '../../write/ownListing.ts'

/** A photograph of a feed, as it is now. */
export interface FetchedPhoto {
  readonly url: string
  /** The feed says that it is a floor plan. */
  readonly isPlan: boolean
  /** Null where there is none. */
  readonly photoId: string | null
  readonly validator: string
  /** Why it could not be fetched or read. */
  readonly problem: string | null
  /** A picture that is not stored yet. */
  readonly added?: { readonly sent: Buffer; readonly read: ReadPhotograph }
}

const insertNew = Effect.fnUntraced(function* (
  listingId: number,
  { photoId, isPlan, added }: FetchedPhoto,
  now: Date,
) {
  if (added === undefined) return
  const { sent, read } = added
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO photographs (id, listing_id, position, shown_as, width, height, hash, sent, colour, placeholder,
      created_at)
    VALUES (${photoId}, ${listingId}, 0, ${shownAs.idOf(isPlan ? 'plan' : 'photograph')}, ${read.width}, ${read.height}, ${read.hash.toString()}::bigint, ${sent},
      ${read.colour}, ${read.placeholder}, ${now})`
})

/**
 * Puts an ad's photographs into the order of its feed, within a transaction. Those that the feed no longer has go; those
 * that a member sent by hand stay behind. Returns the ids whose files are to be removed.
 */
export const arrangeFetched = Effect.fnUntraced(function* (
  listingId: number,
  fetched: readonly FetchedPhoto[],
) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const listing = yield* listingById(listingId)
  const before = yield* sql<{ photoId: string }>`SELECT photo_id AS "photoId" FROM feed_photos
    WHERE listing_id = ${listingId} AND photo_id IS NOT NULL`
  for (const photo of fetched) yield* insertNew(listingId, photo, now)
  const kept = fetched.flatMap(({ photoId }) => photoId ?? [])
  const gone = before.map(({ photoId }) => photoId).filter((id) => !kept.includes(id))
  yield* sql`DELETE FROM feed_photos WHERE listing_id = ${listingId}`
  for (const { url, photoId, validator, problem } of fetched)
    yield* sql`INSERT INTO feed_photos (listing_id, url, photo_id, validator, problem, fetched_at)
      VALUES (${listingId}, ${url}, ${photoId}, ${validator}, ${problem}, ${now})`
  if (gone.length > 0) yield* sql`DELETE FROM photographs WHERE ${sql.in('id', gone)}`
  for (const [at, id] of kept.entries())
    yield* sql`UPDATE photographs SET position = ${at + 1} WHERE id = ${id}`
  // Those that were fetched before the feed said so.
  const plans = fetched.flatMap(({ photoId, isPlan }) => (isPlan && photoId !== null ? [photoId] : []))
  if (plans.length > 0)
    yield* sql`UPDATE photographs SET shown_as = ${shownAs.idOf('plan')} WHERE ${sql.in('id', plans)}`
  const others = yield* sql<{ id: string }>`SELECT id FROM photographs WHERE listing_id = ${listingId}
    AND NOT (id = ANY(${kept}::uuid[])) ORDER BY position, id`
  for (const [at, { id }] of others.entries())
    yield* sql`UPDATE photographs SET position = ${kept.length + at + 1} WHERE id = ${id}`
  yield* (yield* ListingWriter).illustrate(listing, kept.length + others.length, now)
  return gone
})
