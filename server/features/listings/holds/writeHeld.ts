/**
 * Writing ads that may have to wait for a person: every way by which an ad comes to be shown goes through here. Inside a
 * transaction.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SentListing } from '#domain/listing/facts/readListing.ts'
import type { StatusName } from '#domain/listing/vocabularies/market.ts'
import { type Hold, isByModerator } from '#domain/publishing/holds.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import type { Columns } from '#server/content/listings/writing/factColumns.ts'
import { type Advertiser, ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { type OwnedListing, wordsOf } from '../write/ownListing.ts'
import { refuseFields } from '../write/refusals.ts'
import { findHolds } from './findHolds.ts'

interface Checked {
  readonly listing: SentListing
  readonly row: Columns
}

const insertHolds = Effect.fnUntraced(function* (id: number, holds: readonly Hold[]) {
  const sql = yield* SqlClient.SqlClient
  for (const { reason, field, found } of holds.filter((hold) => !isByModerator(hold)))
    yield* sql`INSERT INTO listing_holds (listing_id, reason, field, found, at)
      VALUES (${id}, ${reason}, ${field}, ${found}, ${yield* nowDate})`
}, Effect.orDie)

const replaceHolds = Effect.fnUntraced(function* (id: number, holds: readonly Hold[]) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM listing_holds WHERE listing_id = ${id} AND ended_at IS NULL
    AND reason NOT IN ('moderator', 'removed')`
  yield* insertHolds(id, holds)
}, Effect.orDie)

/** Writes a new ad, held where it has to wait. */
export const createHeld = Effect.fnUntraced(function* (
  advertiser: Advertiser,
  { listing, row }: Checked,
  asked: 'active' | 'draft',
) {
  const holds = asked === 'active' ? yield* findHolds(listing, row) : []
  const status: StatusName = holds.length > 0 ? 'held' : asked
  const id = yield* (yield* ListingWriter).create(advertiser, listing, row, status, yield* nowDate)
  yield* insertHolds(id, holds)
  return { id, version: 1, status }
})

/** Moves an ad among `active` and `held`, as its holds say. Returns its version and status after that. */
export const settle = Effect.fnUntraced(function* (stored: OwnedListing, { listing, row }: Checked) {
  const { id, version } = stored
  const holds = yield* findHolds(listing, row, id)
  const status = holds.length > 0 ? 'held' : 'active'
  yield* replaceHolds(id, holds)
  if (status === stored.status) return { id, version, status } as const
  yield* (yield* ListingWriter).move(
    stored,
    status,
    stored.status === 'held' || stored.status === 'active' ? undefined : 'returned',
    yield* nowDate,
  )
  return { id, version: version + 1, status } as const
})

/** Writes what an ad says now. An ad that is shown and would have to wait is held, and shown again once it is mended. */
export const changeHeld = Effect.fnUntraced(function* (stored: OwnedListing, { listing, row }: Checked) {
  yield* (yield* ListingWriter).change(stored, listing, row, yield* nowDate)
  const changed = { ...stored, facts: listing.facts, version: stored.version + 1 }
  const { id, version, status } = changed
  if (status !== 'active' && status !== 'held') return { id, version, status }
  return yield* settle(changed, { listing, row })
})

/** Shows an ad that is not shown, or holds it. */
export const activateHeld = Effect.fnUntraced(function* (stored: OwnedListing) {
  const row = (yield* ListingWriter).rowOf(stored.facts)
  if (row === undefined) return yield* refuseFields({ latitude: { name: 'outsideGreece' } })
  return yield* settle(stored, { listing: { facts: stored.facts, ...(yield* wordsOf(stored.id)) }, row })
})
