import type { ListingCard as Card } from '#domain/listing/ListingCard.ts'

const made = new WeakMap<Card, Uint8Array>()

/** The JSON of a card behind a comma. Cards are kept in memory and shared between pages: each is written once. */
function bytesOf(card: Card): Uint8Array {
  const known = made.get(card)
  if (known) return known
  const bytes = Buffer.from(`,${JSON.stringify(card)}`)
  made.set(card, bytes)
  return bytes
}

const end = Buffer.from(']}')

/** A reply with a page of cards, as the bytes of its JSON. */
export function resultsBytes<Reply extends { readonly listings: readonly Card[] }>({
  listings,
  ...others
}: Reply): Uint8Array {
  const head = Buffer.from(`${JSON.stringify(others).slice(0, -1)},"listings":[`)
  const [first, ...rest] = listings.map(bytesOf)
  return Buffer.concat([head, ...(first ? [first.subarray(1)] : []), ...rest, end])
}
