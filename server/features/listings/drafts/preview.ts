/** An ad as readers of each language will see it, before it is shown. */
import { Effect } from 'effect'
import type { DraftPreview } from '#domain/api/listings/Drafts.ts'
import { languages } from '#domain/locale.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'
import { ownDraft } from './draftRow.ts'

/** Empty before it is known what is offered, and for changes of an ad that is shown: its page shows how it reads. */
export const preview = Effect.fn('drafts.preview')(function* ({
  params: { id },
}: {
  readonly params: { readonly id: number }
}) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  const { listingId } = yield* ownDraft(accountId, id)
  if (listingId === null || (yield* ownListing(accountId, listingId)).status !== 'draft')
    return { pages: [] } satisfies DraftPreview
  const listings = yield* Listings
  const pages = yield* Effect.forEach(languages, (language) =>
    Effect.map(Effect.orDie(listings.unshown(listingId, language)), ({ title, description, factText }) => ({
      language,
      title,
      description,
      factText,
    })),
  )
  return { pages } satisfies DraftPreview
})
