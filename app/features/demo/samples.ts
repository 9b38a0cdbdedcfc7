import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { Language } from '#domain/locale.ts'

/** Titles are the server's work, and cards show none. */
const flat: ListingCard = {
  id: 1,
  kind: 'ad',
  contract: 'sale',
  category: 'residential',
  typology: 'apartment',
  status: 'active',
  tier: 'none',
  title: '',
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
  places: [
    { level: 'cityZone', id: 1, name: 'Koukaki', slug: 'koukaki' },
    { level: 'city', id: 1, name: 'Athens', slug: 'athina' },
  ],
  location: { precision: 'area', latitude: 37.9642, longitude: 23.7238, radius: 60 },
  photo: null,
  photoCount: 0,
  advertiser: { type: 'private', name: null },
  dealBreakers: [],
  createdAt: '2026-08-03T09:30:00Z',
  confirmedAt: '2026-11-18T07:00:00Z',
  ranking: { merit: 0.8, stated: 10 },
}

/** A home with everything stated, one with what may rule it out, one of which little is known. */
const samples: readonly ListingCard[] = [
  flat,
  {
    ...flat,
    id: 2,
    contract: 'rent',
    typology: 'maisonette',
    price: 1250,
    reduction: null,
    energyClass: 'E',
    dealBreakers: ['occupied'],
    location: { ...flat.location, precision: 'exact', radius: null },
  },
  {
    ...flat,
    id: 3,
    typology: 'detachedHouse',
    tier: 'top',
    price: null,
    reduction: null,
    surface: null,
    floor: null,
    energyClass: null,
    energyState: null,
    location: { precision: 'hidden', latitude: null, longitude: null, radius: null },
  },
]

const greekNames: Readonly<Record<string, string>> = { koukaki: 'Κουκάκι', athina: 'Αθήνα' }

/** The samples with their places named in the page's language, as the server names those of listings. */
export const samplesIn = (language: Language): readonly ListingCard[] =>
  language === 'el'
    ? samples.map((listing) => ({
        ...listing,
        places: listing.places.map((place) => ({ ...place, name: greekNames[place.slug] ?? place.name })),
      }))
    : samples
