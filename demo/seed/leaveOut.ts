import type { Amenity } from '#domain/listing/vocabularies/amenities.ts'
import type { Random } from '#demo/random.ts'
import type { Home } from './Home.ts'

/** Fields an advertiser may forget, with how often: a quarter overall, less where everybody states them. */
const forgotten = {
  surfaceKind: 0.25,
  plot: 0.2,
  rooms: 0.15,
  bedrooms: 0.06,
  bathrooms: 0.18,
  floor: 0.12,
  floorsTotal: 0.45,
  builtYear: 0.2,
  permitYear: 0.62,
  renovatedYear: 0.3,
  condition: 0.22,
  heatingSystem: 0.25,
  heatingMedium: 0.3,
  garden: 0.2,
  parkingKind: 0.15,
  parkingRight: 0.4,
  energyClass: 0.14,
} as const satisfies Partial<Record<keyof Home, number>>

type Forgettable = keyof typeof forgotten

/** Yes-or-no facts are forgotten more often where the answer is no. */
const amenityForgotten = { yes: 0.1, no: 0.42 } as const

/** A home as it is advertised: the same facts, some of them not stated (null, or the key missing). */
export type Advertised = Omit<Home, Forgettable | 'price' | 'availability' | 'amenities'> & {
  readonly [Field in Forgettable]: Home[Field] | null
} & {
  readonly price: number | null
  readonly availability: Home['availability'] | null
  readonly amenities: Readonly<Partial<Record<Amenity, boolean>>>
}

const forgettable = Object.entries(forgotten) as [Forgettable, number][]

/** Leaves out what advertisers leave out. Nothing is replaced by a guess. */
export function leaveOut(home: Home, random: Random): Advertised {
  const left: { [Field in Forgettable]?: null } = {}
  for (const [field, share] of forgettable) if (random.chance(share)) left[field] = null
  const amenities: Partial<Record<Amenity, boolean>> = {}
  for (const [name, has] of Object.entries(home.amenities) as [Amenity, boolean][])
    if (!random.chance(has ? amenityForgotten.yes : amenityForgotten.no)) amenities[name] = has
  return {
    ...home,
    ...left,
    // A class that is not stated leaves its certificate in doubt too.
    ...(left.energyClass === null && home.energyState === 'certified' && { energyState: null }),
    ...(left.parkingKind === null && { parkingRight: null }),
    // A plot has one area, and no certificate.
    ...(home.category === 'land' && { surfaceKind: null, energyState: null }),
    price: random.chance(0.02) ? null : home.price,
    availability: random.chance(0.3) ? null : home.availability,
    amenities,
  }
}
