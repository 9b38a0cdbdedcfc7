import { Effect } from 'effect'
import { ListingNotFound, ListingWithdrawn } from '#domain/api/errors.ts'
import type { Flags } from '#domain/flags.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { contracts, statuses } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { errorBody } from '#server/platform/messages.ts'
import type { CardRow } from './listingRow.ts'

/** What exists only while a feature is on is not found while it is off, as in every list. */
const isServed = ({ contract, country }: Pick<CardRow, 'contract' | 'country'>, flags: Flags): boolean =>
  (flags.auctions || contracts.nameOf(contract) !== 'auction') &&
  (flags.internationalSearch || countries.nameOf(country) === 'greece')

export const notFound = (language: Language) =>
  Effect.fail(new ListingNotFound(errorBody('listingNotFound', language)))

/** Fails for what the public may not see, each with its own sentence. */
export const refuseHidden = (
  row: Pick<CardRow, 'status' | 'contract' | 'country'>,
  language: Language,
  flags: Flags,
): Effect.Effect<void, ListingNotFound | ListingWithdrawn> => {
  const { status, contract } = row
  if (!isServed(row, flags)) return notFound(language)
  switch (statuses.nameOf(status)) {
    case 'active':
      return Effect.void
    case 'withdrawn':
      return Effect.fail(new ListingWithdrawn(errorBody('listingWithdrawn', language)))
    case 'soldOrRented': {
      const rented = contracts.nameOf(contract) === 'rent'
      return Effect.fail(new ListingWithdrawn(errorBody(rented ? 'listingRented' : 'listingSold', language)))
    }
    default:
      return notFound(language)
  }
}
