/** Cards of made-up listings, as long as true ones: a reply is weighed with a page of them. */
import { Effect } from 'effect'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { randomFrom } from '#search-engine/testing/rows.ts'
import type { ListingsService } from '#server/content/listings/Listings.ts'

const places = [
  { level: 'cityZone', id: 4_501_048, name: 'Πεδίον του Άρεως', slug: 'pedion-tou-areos' },
  { level: 'city', id: 4501, name: 'Αθήνα', slug: 'athina' },
  { level: 'province', id: 45, name: 'Κεντρικός Τομέας Αθηνών', slug: 'kentrikos-tomeas-athinon' },
  { level: 'region', id: 10, name: 'Αττική', slug: 'attiki' },
] as const

function cardOf(id: number): ListingCard {
  const random = randomFrom(id)
  const draw = (most: number) => Math.floor(random() * most)
  const hex = (digits: number) => Array.from({ length: digits }, () => draw(16).toString(16)).join('')
  const surface = 25 + draw(250)
  return {
    id,
    kind: 'ad',
    contract: 'sale',
    category: 'residential',
    typology: 'apartment',
    status: 'active',
    tier: 'none',
    title: `Διαμέρισμα ${surface} τ.μ., Πεδίον του Άρεως`,
    price: 5000 * draw(200),
    reduction: null,
    surface,
    surfaceKind: 'net',
    plot: null,
    rooms: draw(7),
    bedrooms: draw(5),
    bathrooms: draw(3),
    floor: 10 * draw(8),
    condition: 'toRenovate',
    energyClass: 'G',
    energyState: 'certified',
    builtYear: 1950 + draw(75),
    places,
    location: {
      precision: 'area',
      latitude: 35 + draw(6e6) / 1e6,
      longitude: 20 + draw(8e6) / 1e6,
      radius: 60,
    },
    photo: {
      subject: 'living',
      // Each with a name of its own: nothing of it can be told from the one before.
      path: `/media/${hex(12)}/${draw(9999)}`,
      widths: [480, 960, 1600],
      ratio: 0.75,
      colour: `#${hex(6)}`,
    },
    photoCount: 13,
    advertiser: { type: 'agency', name: 'Κτηματομεσιτική Ζωγράφου – Ακρόπρωρο' },
    dealBreakers: [],
    createdAt: '2026-03-21T06:26:45.483Z',
    confirmedAt: '2026-05-22T05:43:43.489Z',
    ranking: { merit: draw(100) / 100, stated: draw(10) },
  }
}

/** Nobody waits for the database: cards lie in the server's memory when they were asked for before. */
export function keptCards(): Pick<ListingsService, 'cards'> {
  const kept = new Map<number, ListingCard>()
  const card = (id: number) => {
    const known = kept.get(id) ?? cardOf(id)
    kept.set(id, known)
    return known
  }
  return { cards: (ids) => Effect.sync(() => ids.map(card)) }
}
