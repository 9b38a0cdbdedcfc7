import { Effect } from 'effect'
import { ListingNotFound, ListingWithdrawn } from '#domain/api/errors.ts'
import type { Flags } from '#domain/flags.ts'
import type { Gone } from '#domain/listing/Gone.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { contracts, type StatusName, statuses } from '#domain/listing/vocabularies/market.ts'
import { refusal, type Sentence } from '#server/http/replies/messages.ts'
import type { CardRow, DetailRow } from './listingRow.ts'

/** What exists only while a feature is on is not found while it is off, as in every list. */
const isServed = ({ contract, country }: Pick<CardRow, 'contract' | 'country'>, flags: Flags): boolean =>
  (flags.auctions || contracts.nameOf(contract) !== 'auction') &&
  (flags.internationalSearch || countries.nameOf(country) === 'greece')

export const notFound = Effect.suspend(() => Effect.fail(new ListingNotFound(refusal('listingNotFound'))))

const goneAs = {
  sold: 'listingSold',
  rented: 'listingRented',
  withdrawn: 'listingWithdrawn',
} as const satisfies Record<Gone['how'], string>

/** Ads that are not offered now, and may be again. */
const restingAs = {
  paused: 'listingPaused',
  underOffer: 'listingUnderOffer',
  expired: 'listingExpired',
} as const satisfies Partial<Record<StatusName, string>>

const isResting = (name: StatusName | undefined): name is keyof typeof restingAs =>
  name !== undefined && Object.hasOwn(restingAs, name)

const gone = (how: Gone['how'], withdrawnAt: Date | null, sentence: Sentence = goneAs[how]) => {
  const { message } = refusal(sentence).data
  const since = withdrawnAt?.toISOString() ?? null
  return Effect.fail(new ListingWithdrawn({ data: { message, gone: { how, since } } }))
}

/** Columns that decide who may see a listing, and its outcome. */
export type ShownRow = Pick<DetailRow, 'status' | 'contract' | 'country' | 'withdrawnAt'>

/** Fails for listings that the public may not see, each with the name of its own sentence. */
export const refuseHidden = (
  row: ShownRow,
  flags: Flags,
): Effect.Effect<void, ListingNotFound | ListingWithdrawn> => {
  const { status, contract } = row
  if (!isServed(row, flags)) return notFound
  const name = statuses.nameOf(status)
  if (isResting(name)) return gone('withdrawn', row.withdrawnAt, restingAs[name])
  switch (name) {
    case 'active':
      return Effect.void
    case 'withdrawn':
      return gone('withdrawn', row.withdrawnAt)
    case 'soldOrRented':
      return gone(contracts.nameOf(contract) === 'rent' ? 'rented' : 'sold', row.withdrawnAt)
    default:
      return notFound
  }
}
