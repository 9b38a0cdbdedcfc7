/**
 * The shapes of the data rows. Rows are tuples, one a line, so that a table reads as a table. Coordinates are
 * WGS84 degrees. An id is never reused; see ../SOURCES.md for the scheme.
 */

/** id, parent id, Greek name, English name, slug, latitude, longitude, other names */
export type AreaRow = readonly [
  id: number,
  parent: number,
  el: string,
  en: string,
  slug: string,
  latitude: number,
  longitude: number,
  alternates?: readonly string[],
]

/** Where a municipality is: on the mainland or an island, with or without a coast. */
export type Nature = 'inland' | 'coast' | 'island' | 'island inland'

/**
 * id (its regional unit's id × 100 + serial: the code of the national statistical register), Greek name,
 * English name, slug, latitude and longitude of the seat, residents in 2021 (rounded), nature, other names
 */
export type CityRow = readonly [
  id: number,
  el: string,
  en: string,
  slug: string,
  latitude: number,
  longitude: number,
  population: number,
  nature: Nature,
  alternates?: readonly string[],
]

/**
 * id (its municipality's id × 1000 + serial), Greek name, English name, slug, latitude and longitude of its
 * middle, weight (1 known on the spot, 5 known all over Greece), other names
 */
export type ZoneRow = readonly [
  id: number,
  el: string,
  en: string,
  slug: string,
  latitude: number,
  longitude: number,
  weight: number,
  alternates?: readonly string[],
]

/**
 * id, Greek name, English name, slug, latitude, longitude, weight, ids of the municipalities it lies in,
 * other names
 */
export type GroupRow = readonly [
  id: number,
  el: string,
  en: string,
  slug: string,
  latitude: number,
  longitude: number,
  weight: number,
  cities: readonly number[],
  alternates?: readonly string[],
]

/** id, municipality id, Greek name, English name, slug, latitude, longitude */
export type StationRow = readonly [
  id: number,
  city: number,
  el: string,
  en: string,
  slug: string,
  latitude: number,
  longitude: number,
]

/** id, regional unit id, Greek name, English name, slug, ids of its stations from end to end */
export type LineRow = readonly [
  id: number,
  province: number,
  el: string,
  en: string,
  slug: string,
  stations: readonly number[],
]

/**
 * The Greek name of a place, its customary names in German, Italian, French, Russian, Spanish and Portuguese, and names
 * that are older or spelled otherwise, parted by commas. It holds for the region, regional unit, municipality, island
 * or area of exactly this name.
 */
export type NameRow = readonly [
  el: string,
  de: string,
  it: string,
  fr: string,
  ru: string,
  es: string,
  pt: string,
  others?: string,
]
