/** The card of an ad that is being written, as lists would show it. */
import { Effect } from 'effect'
import type { DraftCard } from '#domain/api/listings/Drafts.ts'
import { readAsFar } from '#domain/listing/facts/readListing.ts'
import { sentOfFields } from '#domain/publishing/draftFields.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownDraft } from './draftRow.ts'

/** Null while it is not stated what is offered. */
export const card = Effect.fn('drafts.card')(function* ({
  params: { id },
}: {
  readonly params: { readonly id: number }
}) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  const { listingId, fields } = yield* ownDraft(accountId, id)
  const { facts } = readAsFar(sentOfFields(fields))
  const { contract, category, typology } = facts
  if (listingId === null || contract === null || category === null || typology === null)
    return { card: null } satisfies DraftCard
  // A point outside Greece cannot be stored: the card keeps what was.
  const written = (yield* ListingWriter).rowOf(facts) ?? {}
  const shown = (yield* Listings).written(listingId, written, yield* requestLanguage)
  return { card: yield* Effect.orDie(shown) } satisfies DraftCard
})
