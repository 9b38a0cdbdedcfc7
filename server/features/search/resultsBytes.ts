import type { SearchResults } from '#domain/api/Search.ts'
import type { ListingCard as Card } from '#domain/listing/ListingCard.ts'
import { memoizeByReference } from '#domain/memoizeByReference.ts'
import type { Offer, OfferedPlace } from './suggestions.ts'

/** The JSON of an object, open at its end. */
const open = (thing: object): string => JSON.stringify(thing).slice(0, -1)

// What is kept in memory and shared between replies is written once.

/** The JSON of a card behind a comma. */
const cardBytes = memoizeByReference((card: Card): Uint8Array => Buffer.from(`,${JSON.stringify(card)}`))
const openOffer = memoizeByReference((offer: Offer) => open(offer))

const end = Buffer.from(']}')

/** The bytes, in pieces, of a reply whose JSON begins with `head`, which is open, and ends with a page of cards. */
function withCards(head: string, listings: readonly Card[]): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [Buffer.from(`${head},"listings":[`)]
  for (const card of listings) {
    const bytes = cardBytes(card)
    pieces.push(pieces.length === 1 ? bytes.subarray(1) : bytes)
  }
  pieces.push(end)
  return pieces
}

/** A reply with a page of cards, as the bytes of its JSON in pieces. */
export const resultsBytes = <Reply extends { readonly listings: readonly Card[] }>({
  listings,
  ...others
}: Reply): readonly Uint8Array[] => withCards(open(others), listings)

/** A list of results, as the bytes of its JSON in pieces. */
export function listBytes(
  others: Omit<SearchResults, 'listings' | 'within'>,
  within: readonly OfferedPlace[],
  listings: readonly Card[],
): readonly Uint8Array[] {
  const places = within.map(({ offer, total }) => `${openOffer(offer)},"total":${total}}`)
  return withCards(`${open(others)},"within":[${places.join()}]`, listings)
}
