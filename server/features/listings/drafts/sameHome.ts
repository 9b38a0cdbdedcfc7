/** "Same home?": ads that others show of the home of a draft, and the answer that it is another one. */
import { Effect } from 'effect'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { likelyHome, notOfHome } from '#server/content/listings/properties/likelyHome.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { writer } from '../write/writer.ts'
import { ownDraft } from './draftRow.ts'

/** The ads that are shown of the home which a draft's ad would join; none before it is known what is offered. */
export const sameHomeOf = Effect.fnUntraced(function* (listingId: number | null) {
  const home = listingId === null ? undefined : yield* likelyHome(listingId)
  if (home === undefined) return []
  return yield* (yield* Listings).cards(home.ads, yield* requestLanguage)
})

/** Says that a draft is of another home than those that `check` shows. Returns those that it may be of now. */
export const anotherHome = Effect.fn('drafts.anotherHome')(function* ({
  params: { id },
}: {
  readonly params: { readonly id: number }
}) {
  const accountId = yield* writer
  const { listingId } = yield* ownDraft(accountId, id)
  yield* inTransaction(
    Effect.gen(function* () {
      yield* ownDraft(accountId, id, 'locked')
      const home = listingId === null ? undefined : yield* likelyHome(listingId)
      if (listingId !== null && home !== undefined) yield* notOfHome(listingId, home.property, yield* nowDate)
    }),
  )
  return { sameHome: yield* sameHomeOf(listingId) }
})
