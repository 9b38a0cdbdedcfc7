import type { CategoryName } from '#domain/listing/vocabularies/market.ts'
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'

/** One kind of property in the demonstration stock. */
export interface KindOfHome {
  readonly category: CategoryName
  readonly typology: TypologyName
  /** Share of the stock, relative to the others, in a city and elsewhere. */
  readonly weight: { readonly city: number; readonly elsewhere: number }
  /** Smallest, usual and largest area, m². */
  readonly surface: readonly [number, number, number]
  /** How often it is let rather than sold, 0 to 1. */
  readonly rented: number
  /** Price per m² against a flat in the same place. */
  readonly priceFactor: number
  readonly shape: 'flat' | 'house' | 'room' | 'business' | 'land' | 'parking'
}

const kind = (
  category: CategoryName,
  typology: TypologyName,
  weight: readonly [number, number],
  surface: KindOfHome['surface'],
  rented: number,
  priceFactor: number,
  shape: KindOfHome['shape'],
): KindOfHome => ({
  category,
  typology,
  weight: { city: weight[0], elsewhere: weight[1] },
  surface,
  rented,
  priceFactor,
  shape,
})

/** The stock: what there is, how much of it, how large, and at what price. */
export const kindsOfHome: readonly KindOfHome[] = [
  kind('residential', 'apartment', [560, 200], [38, 78, 190], 0.42, 1, 'flat'),
  kind('residential', 'studio', [70, 30], [18, 30, 45], 0.6, 1.12, 'flat'),
  kind('residential', 'attic', [35, 12], [50, 95, 220], 0.3, 1.25, 'flat'),
  kind('residential', 'loft', [12, 2], [60, 110, 240], 0.4, 1.2, 'flat'),
  kind('residential', 'maisonette', [70, 90], [80, 130, 280], 0.22, 1.05, 'house'),
  kind('residential', 'detachedHouse', [40, 220], [55, 120, 320], 0.14, 0.9, 'house'),
  kind('residential', 'villa', [10, 90], [120, 220, 520], 0.1, 1.55, 'house'),
  kind('residential', 'terracedHouse', [12, 30], [70, 105, 180], 0.18, 0.95, 'house'),
  kind('residential', 'farmhouse', [0, 22], [60, 110, 240], 0.04, 0.7, 'house'),
  kind('residential', 'building', [10, 12], [160, 340, 900], 0.03, 0.75, 'business'),
  kind('holiday', 'apartment', [4, 40], [28, 55, 110], 0.35, 1.1, 'flat'),
  kind('holiday', 'villa', [1, 30], [90, 160, 380], 0.3, 1.6, 'house'),
  kind('rooms', 'fullRoom', [14, 3], [9, 14, 24], 1, 1.3, 'room'),
  kind('rooms', 'bed', [3, 1], [8, 12, 18], 1, 1.2, 'room'),
  kind('newConstructions', 'apartment', [45, 22], [55, 95, 190], 0, 1.45, 'flat'),
  kind('newConstructions', 'maisonette', [14, 16], [100, 145, 260], 0, 1.35, 'house'),
  kind('land', 'buildingLand', [14, 90], [200, 600, 4000], 0.01, 0.16, 'land'),
  kind('land', 'agriculturalLand', [4, 70], [1500, 6000, 60_000], 0.02, 0.012, 'land'),
  kind('land', 'land', [3, 20], [400, 2200, 20_000], 0.02, 0.05, 'land'),
  kind('shops', 'shop', [48, 26], [25, 70, 400], 0.62, 0.95, 'business'),
  kind('commercial', 'office', [42, 14], [28, 80, 500], 0.6, 0.9, 'business'),
  kind('commercial', 'business', [8, 10], [40, 110, 500], 0.4, 1.1, 'business'),
  kind('commercial', 'workshop', [6, 4], [60, 140, 500], 0.6, 0.5, 'business'),
  kind('coworking', 'office', [6, 1], [8, 20, 80], 1, 1.2, 'business'),
  kind('deposits', 'warehouse', [22, 14], [20, 120, 900], 0.55, 0.4, 'business'),
  kind('sheds', 'shed', [6, 12], [200, 700, 4000], 0.5, 0.3, 'business'),
  kind('garage', 'garage', [26, 4], [10, 14, 36], 0.5, 0.75, 'parking'),
  kind('palaces', 'building', [10, 12], [220, 520, 2600], 0.08, 0.7, 'business'),
]
