/** How far out and how close a map goes, by what is searched for (specification section 9). */
import { constants } from '../constants.ts'
import type { GeographyLevel } from '../geography/levels.ts'

export type Zooms = readonly [least: number, most: number]

const { draw, distance, placeSelection, regionSelection } = constants.map

/** Around a point: a circle of 200 km is wider than a phone at the least zoom of other searches. */
export const distanceZooms: Zooms = [distance.minZoom, distance.maxZoom]

/** Around a drawn area. */
export const drawZooms: Zooms = [draw.minZoom, draw.maxZoom]

/** The default camera of a chosen place. A region is wider than a small screen at the least zoom of a city. */
export const selectionZooms = (level: GeographyLevel): Zooms => [
  level === 'region' ? regionSelection.minZoom : placeSelection.minZoom,
  placeSelection.maxZoom,
]

/** The zooms that a visitor can choose on a map of a search. */
export function mapZooms(search: {
  readonly isAround: boolean
  readonly level?: GeographyLevel | undefined
}): Zooms {
  if (search.isAround) return distanceZooms
  const [least] = search.level ? selectionZooms(search.level) : drawZooms
  return [least, draw.maxZoom]
}
