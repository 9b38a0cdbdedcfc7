import { Effect } from 'effect'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import type { FactName } from '#domain/listing/facts/factTable.ts'
import { readListing } from '#domain/listing/facts/readListing.ts'
import type { StatusName } from '#domain/listing/vocabularies/market.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { withinWriteLimit } from './limits.ts'
import { refuseFields } from './refusals.ts'

export type Sent = Readonly<Record<string, unknown>>

/** The account that writes, within its limit. */
export const writer = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('writeByAccount', accountId)
  return accountId
})

/** Searches find a change as soon as it is answered. A failure is made good by the next look at the changes. */
export const findable = Effect.gen(function* () {
  const { catchUp } = yield* SearchIndex
  yield* Effect.catchCause(catchUp, (cause) =>
    Effect.logWarning('A written listing is not searchable yet', cause),
  )
})

/** A listing that was sent, and its row; fails with what is wrong at its field. */
export const checked = Effect.fnUntraced(function* (sent: Sent, status: StatusName) {
  const isShown = status === 'active' || status === 'underOffer' || status === 'held'
  const read = readListing(sent, { isShown })
  if ('problems' in read) return yield* refuseFields(read.problems)
  const { rowOf } = yield* ListingWriter
  const row = rowOf(read.listing.facts)
  if (row === undefined) return yield* refuseFields({ latitude: { name: 'outsideGreece' } })
  return { listing: read.listing, row }
})

/** Facts that stay as they were when an ad was published: what was said about it would no longer be true. */
export const lasting: readonly FactName[] = ['contract', 'kind']
