/** Writes one ad of a feed into the listing that it is. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { factNames } from '#domain/listing/facts/factTable.ts'
import type { SentListing } from '#domain/listing/facts/readListing.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import type { Columns } from '#server/content/listings/writing/factColumns.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { storePlan } from '../floorPlan/storePlan.ts'
import { changeHeld, createHeld, settle } from '../holds/writeHeld.ts'
import { withinPlan } from '../write/planOf.ts'
import { listingById, type OwnedListing } from '../write/ownListing.ts'
import type { FeedAd } from './reading/FeedAd.ts'
import { type Run, tellProblem } from './run.ts'

export interface Checked {
  readonly listing: SentListing
  readonly row: Columns
}

/** What the feed says of an ad, as a text that differs where it differs. */
export const hashOf = ({ sent, photos, planPictures, isGone, plan }: FeedAd): string =>
  createHash('sha256')
    .update(JSON.stringify([sent, photos, isGone, ...(plan ? [plan] : []), ...planPictures]))
    .digest('hex')

interface Known {
  readonly listingId: number
  readonly hash: Uint8Array
}

/** An ad, and the hash of what its feed says. */
export interface Hashed {
  readonly ad: FeedAd
  readonly hash: string
}

/** Where the ad could be shown again, or is shown. */
const changeable: readonly string[] = [
  'draft',
  'active',
  'held',
  'paused',
  'underOffer',
  'expired',
  'withdrawn',
]

const withdraw = Effect.fnUntraced(function* (listingId: number) {
  const stored = yield* listingById(listingId)
  if (!['active', 'held', 'paused', 'underOffer', 'expired', 'draft'].includes(stored.status)) return false
  yield* (yield* ListingWriter).move(stored, 'withdrawn', undefined, yield* nowDate)
  return true
})

/** Writes what an ad says now into the listing that it is. Returns whether anything of it changed. */
const update = Effect.fnUntraced(function* (stored: OwnedListing, listing: SentListing, row: Columns) {
  if (!changeable.includes(stored.status)) return false
  const isSame = factNames.every(
    (name) => JSON.stringify(stored.facts[name]) === JSON.stringify(listing.facts[name]),
  )
  if (stored.status !== 'withdrawn' && stored.status !== 'expired') {
    yield* changeHeld(stored, { listing, row })
    return true
  }
  // It is offered again.
  if (!isSame) yield* (yield* ListingWriter).change(stored, listing, row, yield* nowDate)
  const version = isSame ? stored.version : stored.version + 1
  yield* settle({ ...stored, facts: listing.facts, version }, { listing, row })
  return true
})

/** Whether an ad counts from now on among those that a plan shows. */
const comesIntoLists = (stored: OwnedListing | undefined): boolean =>
  stored === undefined || stored.status === 'withdrawn' || stored.status === 'expired'

type Outcome = keyof Run['counts']

/** Writes one ad of which the feed says something new, within its transaction. */
export const writeAd = Effect.fnUntraced(function* (run: Run, { ad, hash: text }: Hashed, checked?: Checked) {
  const sql = yield* SqlClient.SqlClient
  const { agencyId, id } = run
  const { reference } = ad
  const hash = Buffer.from(text, 'hex')
  const [known] = yield* sql<Known>`UPDATE feed_ads SET run_id = ${id}
    WHERE agency_id = ${agencyId} AND reference = ${reference} RETURNING listing_id AS "listingId", hash`
  // A run that seemed to be killed may have written it meanwhile.
  if (known !== undefined && hash.equals(known.hash)) return 'unchanged' satisfies Outcome
  const photos = [...ad.photos]
  const plans = [...ad.planPictures]
  const keepHash = sql`UPDATE feed_ads
    SET hash = ${hash}, photos = ${photos}, plan_pictures = ${plans}, photos_due = ${yield* nowDate}
    WHERE agency_id = ${agencyId} AND reference = ${reference}`
  if (ad.isGone) {
    const isWithdrawn = known !== undefined && (yield* withdraw(known.listingId))
    yield* keepHash
    return (isWithdrawn ? 'withdrawn' : 'unchanged') satisfies Outcome
  }
  // What is stored of an ad that is wrong now stays; it is read again with the next feed.
  if (checked === undefined) return 'refused' satisfies Outcome
  const stored = known && (yield* listingById(known.listingId))
  if (comesIntoLists(stored) && (yield* Effect.isFailure(withinPlan(run.advertiser.id)))) {
    tellProblem(run, { line: ad.line, severity: 'error', code: 'planFull' }, reference)
    return 'refused' satisfies Outcome
  }
  if (stored !== undefined) {
    const isChanged = yield* update(stored, checked.listing, checked.row)
    if (isChanged && ad.plan) yield* storePlan(stored.id, ad.plan)
    yield* keepHash
    return (isChanged ? 'changed' : 'unchanged') satisfies Outcome
  }
  const written = yield* createHeld(run.advertiser, checked, 'active')
  yield* sql`INSERT INTO feed_ads (agency_id, reference, listing_id, hash, run_id, photos, plan_pictures, photos_due)
    VALUES (${agencyId}, ${reference}, ${written.id}, ${hash}, ${id}, ${photos}, ${plans},
      ${photos.length + plans.length === 0 ? null : yield* nowDate})`
  if (ad.plan) yield* storePlan(written.id, ad.plan)
  return 'added' satisfies Outcome
})

/** What writing an ad would do. */
export function foresee({ known }: Run, { reference, isGone }: FeedAd, checked?: Checked): Outcome {
  const isKnown = known.has(reference)
  if (isGone) return isKnown ? 'withdrawn' : 'unchanged'
  if (checked === undefined) return 'refused'
  return isKnown ? 'changed' : 'added'
}

/** The same ad in a later feed is another word about it than its absence. */
export const withdrawOne = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE feed_ads SET hash = '' WHERE listing_id = ${listingId}`
  return yield* withdraw(listingId)
})
