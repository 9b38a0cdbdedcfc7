/** Which place an outline is of whose name is none of the gazetteer's: by the seats that lie inside. */
import type { Place } from '#domain/geography/Place.ts'
import { holds, type MultiPolygon } from '#server/content/geography/polygons/multiPolygon.ts'
import { nameStems } from './nameStems.ts'

/** Files of at least so many outlines are trusted, where so many of a hundred have names that are known. */
export const trusted = { features: 10, percent: 75 } as const

export type Seat = { readonly place: Place } | { readonly problem: 'unknownPlace' | 'dividedSince' }

/**
 * The place whose seat alone lies inside. With several, or where the name is a part of several places' names, the place
 * was divided since: none of them has this outline.
 */
export function placeBySeat(area: MultiPolygon, name: string, places: readonly Place[]): Seat {
  const inside = places.filter(({ longitude, latitude }) => holds(area, [longitude, latitude]))
  const stems = nameStems(name)
  const parts = places.filter((place) => {
    const own = nameStems(place.name.el)
    return own.length > stems.length && stems.every((stem) => own.includes(stem))
  })
  const [place, ...more] = inside
  if (more.length > 0 || (place && parts.includes(place) && parts.length > 1))
    return { problem: 'dividedSince' }
  return place ? { place } : { problem: 'unknownPlace' }
}
