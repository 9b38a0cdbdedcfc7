import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { photo } from './photo.ts'

/** Koukaki in Athens, from the smallest place to the largest. */
export const koukaki: ListingCard['places'] = [
  { level: 'cityZone', id: 4_501_027, name: 'Κουκάκι', slug: 'koukaki' },
  { level: 'city', id: 4501, name: 'Αθήνα', slug: 'athina' },
  { level: 'province', id: 45, name: 'Κεντρικός Τομέας Αθηνών', slug: 'kentrikos-tomeas-athinon' },
  { level: 'region', id: 9, name: 'Αττική', slug: 'attiki' },
  { level: 'country', id: 1, name: 'Ελλάδα', slug: 'ellada' },
]

/** A flat with everything stated. */
export const flat: ListingCard = {
  id: 101,
  kind: 'ad',
  contract: 'sale',
  category: 'residential',
  typology: 'apartment',
  status: 'active',
  tier: 'none',
  title: 'Διαμέρισμα 96 τ.μ. με 3 υπνοδωμάτια, 4ος όροφος',
  price: 245_000,
  reduction: { from: 260_000, at: '2026-10-22T08:00:00Z' },
  surface: 96,
  surfaceKind: 'gross',
  plot: null,
  rooms: 4,
  bedrooms: 3,
  bathrooms: 1,
  floor: 40,
  condition: 'renovated',
  energyClass: 'C',
  energyState: 'certified',
  builtYear: 1974,
  places: koukaki,
  location: { precision: 'area', latitude: 37.9642, longitude: 23.7238, radius: 60 },
  photo: photo('apartment', 'exterior'),
  photoCount: 3,
  advertiser: { type: 'agency', name: 'Φιλοπάππου Ακίνητα' },
  dealBreakers: [],
  createdAt: '2026-08-03T09:30:00Z',
  confirmedAt: '2026-11-18T07:00:00Z',
  ranking: { merit: 0.8, stated: 10 },
}

/** A house that little is stated of. */
export const house: ListingCard = {
  ...flat,
  id: 102,
  typology: 'detachedHouse',
  title: 'Μονοκατοικία 168 τ.μ. με 4 υπνοδωμάτια',
  price: 398_000,
  reduction: null,
  surface: 168,
  surfaceKind: null,
  plot: 240,
  bedrooms: 4,
  rooms: null,
  floor: null,
  condition: null,
  energyClass: 'E',
  builtYear: 1930,
  location: { precision: 'exact', latitude: 37.9727, longitude: 23.7298, radius: null },
  photo: photo('stone', 'exterior'),
  photoCount: 2,
  advertiser: { type: 'private', name: null },
  dealBreakers: ['occupied', 'undividedShare'],
}

/** The flat again, as another agency advertises it. */
export const flatAgain: ListingCard = {
  ...flat,
  id: 301,
  price: 252_000,
  reduction: null,
  surface: 97,
  surfaceKind: 'net',
  condition: 'good',
  builtYear: 1976,
  advertiser: { type: 'agency', name: 'Ακρόπολις Μεσιτική' },
  confirmedAt: '2026-11-09T07:00:00Z',
}

/** And by a third, who states nothing else. */
export const flatOnceMore: ListingCard = {
  ...flat,
  id: 302,
  price: 239_000,
  reduction: null,
  builtYear: null,
  advertiser: { type: 'pro', name: 'Γ. Δημητρίου' },
}

/** A villa without a stated price or energy class. */
export const villa: ListingCard = {
  ...flat,
  id: 103,
  typology: 'villa',
  title: 'Βίλα 240 τ.μ. με πισίνα και θέα στη θάλασσα',
  price: null,
  reduction: null,
  surface: 240,
  surfaceKind: 'net',
  bedrooms: 5,
  floor: null,
  energyClass: null,
  energyState: 'underIssue',
  location: { precision: 'hidden', latitude: null, longitude: null, radius: null },
  photo: photo('cyclades', 'exterior'),
  photoCount: 1,
  advertiser: { type: 'agency', name: 'Aegean Homes' },
}

/** A page full of cards, with their own ids, areas and titles. */
export const pageOfCards: readonly ListingCard[] = Array.from({ length: 9 }, (_, at) => {
  const listing = [flat, house, villa][at % 3] ?? flat
  const surface = (listing.surface ?? 0) + Math.floor(at / 3) * 3
  return { ...listing, id: 101 + at, surface, title: listing.title.replace(/\d+ τ\.μ\./, `${surface} τ.μ.`) }
})
