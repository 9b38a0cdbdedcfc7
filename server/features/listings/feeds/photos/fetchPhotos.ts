/**
 * Fetches the photographs of a feed's ads, after the ads went in: only for ads that changed, only what the other server
 * does not mark as the same, and only from the internet.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash, randomUUID } from 'node:crypto'
import { photographLimits } from '#domain/listing/photographs.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import { Photographs } from '#server/content/media/photographs/Photographs.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { fetchPublic } from '#server/platform/outside/fetchPublic.ts'
import { arrangeFetched, type FetchedPhoto } from './arrangeFetched.ts'

/** Ads at once, and how long they are this process's. */
const ADS = 10
const LEASE = '15 minutes'
const PHOTO_MS = 20_000

interface DueAd {
  readonly listingId: number
  readonly photos: readonly string[]
  readonly planPictures: readonly string[]
  readonly due: Date
}

/** Takes ads whose photographs are due; another process takes others. */
const claim = Effect.fnUntraced(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  return yield* sql<DueAd>`UPDATE feed_ads SET photos_due = ${now}::timestamptz + ${LEASE}::interval
    WHERE (agency_id, reference) IN (SELECT agency_id, reference FROM feed_ads WHERE photos_due <= ${now}
      ORDER BY photos_due LIMIT ${ADS} FOR UPDATE SKIP LOCKED)
    RETURNING listing_id AS "listingId", photos, plan_pictures AS "planPictures", photos_due AS due`
})

interface KnownPhoto {
  readonly url: string
  readonly photoId: string | null
  readonly validator: string
  readonly sent: Uint8Array | null
}

interface Wanted {
  readonly url: string
  readonly isPlan: boolean
}

const fetchOne = Effect.fnUntraced(function* (wanted: Wanted, known: KnownPhoto | undefined) {
  const { url } = wanted
  const parts: Uint8Array[] = []
  const asked = {
    url,
    validator: known?.photoId == null ? '' : known.validator,
    milliseconds: PHOTO_MS,
    bytes: photographLimits.bytesMax,
    take: (part: Uint8Array) => void parts.push(part),
  }
  const { isNew, validator } = yield* fetchPublic(asked)
  const photoId = known?.photoId ?? null
  if (!isNew) return { ...wanted, photoId, validator, problem: null } satisfies FetchedPhoto
  const bytes = Buffer.concat(parts)
  const sent = createHash('sha256').update(bytes).digest()
  if (known?.sent && photoId !== null && sent.equals(known.sent))
    return { ...wanted, photoId, validator, problem: null } satisfies FetchedPhoto
  const read = yield* (yield* Photographs).read(bytes)
  const id = randomUUID()
  yield* (yield* PhotographFiles).keep(id, read.bytes)
  return { ...wanted, photoId: id, validator, problem: null, added: { sent, read } } satisfies FetchedPhoto
})

/** What is known of a photograph stays where it cannot be fetched now. */
const tryOne = (wanted: Wanted, known: KnownPhoto | undefined) => {
  const failed = ({ reason }: { readonly reason: string }) =>
    Effect.succeed<FetchedPhoto>({
      ...wanted,
      photoId: known?.photoId ?? null,
      validator: known?.validator ?? '',
      problem: reason,
    })
  return fetchOne(wanted, known).pipe(Effect.catchTags({ FetchRefused: failed, PhotographRefused: failed }))
}

/** Photographs first, plans behind them: as many as an ad may have, and no plan is left out for a photograph. */
function wantedOf({ photos, planPictures }: DueAd): readonly Wanted[] {
  const plans = [...new Set(planPictures)].slice(0, photographLimits.count)
  const others = [...new Set(photos)].filter((url) => !plans.includes(url))
  return [
    ...others.slice(0, photographLimits.count - plans.length).map((url) => ({ url, isPlan: false })),
    ...plans.map((url) => ({ url, isPlan: true })),
  ]
}

const fetchAd = Effect.fn('feeds.fetchPhotos')(function* (ad: DueAd) {
  const { listingId, due } = ad
  const sql = yield* SqlClient.SqlClient
  const known = yield* sql<KnownPhoto>`SELECT url, photo_id AS "photoId", validator, sent
    FROM feed_photos LEFT JOIN photographs ON photographs.id = photo_id
    WHERE feed_photos.listing_id = ${listingId}`
  const fetched: FetchedPhoto[] = []
  for (const wanted of wantedOf(ad))
    fetched.push(
      yield* tryOne(
        wanted,
        known.find(({ url }) => url === wanted.url),
      ),
    )
  const removed = yield* sql.withTransaction(arrangeFetched(listingId, fetched))
  yield* sql`UPDATE feed_ads SET photos_due = NULL WHERE listing_id = ${listingId} AND photos_due = ${due}`
  // Files that stay are swept later.
  if (removed.length > 0) yield* Effect.ignore((yield* PhotographFiles).remove(removed))
}, dieOnSql)

/** Fetches what is due, until nothing is. An ad that failed unexpectedly is due again when its lease ends. */
export const fetchPhotos = Effect.gen(function* () {
  for (;;) {
    const due = yield* claim()
    if (due.length === 0) return
    for (const ad of due)
      yield* Effect.catchCause(fetchAd(ad), (cause) =>
        Effect.logWarning('Photographs of a feed could not be fetched', cause),
      )
    // The index catches up by itself; this is only sooner.
    yield* Effect.ignore((yield* SearchIndex).catchUp)
  }
})
