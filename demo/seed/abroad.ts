import type { Place } from '#domain/geography/Place.ts'
import type { CountryName } from '#domain/listing/vocabularies/countries.ts'
import { randomFrom } from '#demo/random.ts'
import type { Site } from './Home.ts'
import { nearby, weighted } from './sites.ts'

interface Town {
  readonly country: Exclude<CountryName, 'greece'>
  readonly el: string
  readonly en: string
  readonly latitude: number
  readonly longitude: number
  /** EUR per m² of a flat of middling age: round figures chosen by us, no market statistics. */
  readonly price: number
  readonly weight: number
  readonly coastal?: boolean
}

/** Where people in Greece look for property abroad. */
const towns: readonly Town[] = [
  {
    country: 'cyprus',
    el: 'Λευκωσία',
    en: 'Nicosia',
    latitude: 35.17,
    longitude: 33.36,
    price: 1900,
    weight: 4,
  },
  {
    country: 'cyprus',
    el: 'Λεμεσός',
    en: 'Limassol',
    latitude: 34.69,
    longitude: 33.04,
    price: 3100,
    weight: 5,
    coastal: true,
  },
  {
    country: 'cyprus',
    el: 'Λάρνακα',
    en: 'Larnaca',
    latitude: 34.92,
    longitude: 33.62,
    price: 2000,
    weight: 3,
    coastal: true,
  },
  {
    country: 'cyprus',
    el: 'Πάφος',
    en: 'Paphos',
    latitude: 34.78,
    longitude: 32.43,
    price: 2200,
    weight: 3,
    coastal: true,
  },
  {
    country: 'bulgaria',
    el: 'Σόφια',
    en: 'Sofia',
    latitude: 42.69,
    longitude: 23.32,
    price: 1900,
    weight: 3,
  },
  {
    country: 'bulgaria',
    el: 'Μπάνσκο',
    en: 'Bansko',
    latitude: 41.84,
    longitude: 23.49,
    price: 1000,
    weight: 4,
  },
  {
    country: 'romania',
    el: 'Βουκουρέστι',
    en: 'Bucharest',
    latitude: 44.43,
    longitude: 26.1,
    price: 1800,
    weight: 2,
  },
  {
    country: 'albania',
    el: 'Άγιοι Σαράντα',
    en: 'Saranda',
    latitude: 39.87,
    longitude: 20.01,
    price: 1300,
    weight: 2,
    coastal: true,
  },
  {
    country: 'albania',
    el: 'Τίρανα',
    en: 'Tirana',
    latitude: 41.33,
    longitude: 19.82,
    price: 1500,
    weight: 1,
  },
  {
    country: 'northMacedonia',
    el: 'Οχρίδα',
    en: 'Ohrid',
    latitude: 41.12,
    longitude: 20.8,
    price: 1100,
    weight: 1,
  },
  {
    country: 'turkey',
    el: 'Κωνσταντινούπολη',
    en: 'Istanbul',
    latitude: 41.03,
    longitude: 28.98,
    price: 1700,
    weight: 2,
    coastal: true,
  },
  {
    country: 'italy',
    el: 'Μπάρι',
    en: 'Bari',
    latitude: 41.12,
    longitude: 16.87,
    price: 1900,
    weight: 1,
    coastal: true,
  },
  { country: 'italy', el: 'Ρώμη', en: 'Rome', latitude: 41.9, longitude: 12.5, price: 3400, weight: 2 },
]

/** One listing in so many lies abroad. */
const SHARE = 60

/** How far homes scatter around the middle of a town, metres. */
const SCATTER = 900

/**
 * Where the listing of an id stands if it lies abroad. Drawn from numbers of its own, so that the listings in Greece
 * are the same with and without.
 */
export function siteAbroad(id: number, seed: number): Site | undefined {
  const random = randomFrom(`abroad ${seed} ${id}`)
  if (!random.chance(1 / SHARE)) return undefined
  const town = chooseTown(random)
  const place = placeOf(town)
  return {
    country: town.country,
    region: place,
    province: place,
    municipality: place,
    zone: null,
    island: null,
    point: nearby(place, SCATTER, random),
    style: 'generic',
    pricePerSquareMetre: town.price,
    nearSea: town.coastal ? 0.22 : 0,
  }
}

const chooseTown = weighted(towns, ({ weight }) => weight)

/** A town as the texts of an ad name it. It is in no gazetteer, and nothing points to it. */
const placeOf = ({ el, en, latitude, longitude, coastal = false }: Town): Place => ({
  level: 'city',
  id: 0,
  parent: undefined,
  name: { el, en },
  alternates: [],
  slug: en.toLowerCase(),
  latitude,
  longitude,
  weight: 3,
  population: 100_000,
  onIsland: false,
  coastal,
})
