import type { ListingCard as Card } from '#domain/listing/ListingCard.ts'

const made = new WeakMap<Card, Uint8Array>()

/** Cards are kept in memory and shared between pages: each is turned into JSON once. */
function bytesOf(card: Card): Uint8Array {
  const known = made.get(card)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify(card))
  made.set(card, bytes)
  return bytes
}

const comma = Buffer.from(',')

/** A reply with a page of cards, as the bytes of its JSON. */
export function resultsBytes({ listings, ...others }: { readonly listings: readonly Card[] }): Uint8Array {
  const head = JSON.stringify(others)
  const cards = listings.flatMap((card, at) => (at === 0 ? [bytesOf(card)] : [comma, bytesOf(card)]))
  return Buffer.concat([Buffer.from(`${head.slice(0, -1)},"listings":[`), ...cards, Buffer.from(']}')])
}
