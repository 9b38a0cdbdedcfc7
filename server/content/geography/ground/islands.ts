/** Which land is which island. */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'
import { landAt, nearestLand, type Piece } from '../coast/greekLand.ts'

/** An island's point may lie in the bay that it surrounds: its land is at most so far, degrees. */
const FARTHEST = 0.05

const pointOf = ({ longitude, latitude }: Place): Position => [longitude, latitude]

/** The land of each island that the coast knows; some islets are too small for it. */
export function makeIslands(gazetteer: Gazetteer) {
  const islands = gazetteer.ofLevel('island')
  const lands = new Map<Place, Piece>()
  const named = new Map<Piece, Place>()
  for (const island of islands) {
    const land = landAt(pointOf(island))
    if (land && !named.has(land)) take(island, land)
  }
  for (const island of islands) {
    if (lands.has(island)) continue
    const land = nearestLand(pointOf(island), FARTHEST, (one) => !named.has(one))
    if (land) take(island, land)
  }
  function take(island: Place, land: Piece) {
    lands.set(island, land)
    named.set(land, island)
  }
  return {
    landOf: (island: Place): Piece | undefined => lands.get(island),
    /** The island that a position lies on. */
    islandAt: (position: Position): Place | undefined => {
      const land = landAt(position)
      return land && named.get(land)
    },
  }
}
