import { type Coastline, fineBox, type Land, wholeBox } from '#server/geography/coast/coastline.ts'
import type { Position } from '#server/geography/coast/polyline.ts'
import { clipRing, isInBox } from './clip.ts'
import { simplify } from './simplify.ts'

/** Degrees that a coast may be off outside Greece's box, about a kilometre. */
const coarse = 0.01

/**
 * The smallest that is drawn, in square kilometres. The source draws rivers as rows of tiny triangles: below half a
 * square kilometre water inland is such a crumb more often than a lake. Every islet of Greece is kept.
 */
const smallest = { lake: 0.5, lakeAbroad: 3, islandAbroad: 1 }

/** The polygons of the world, cut to the boxes of the map. */
export function extractLands(polygons: readonly (readonly (readonly Position[])[])[]): readonly Land[] {
  return polygons.flatMap(([shore = [], ...lakes]) => {
    const drawn = cut(shore, 0, smallest.islandAbroad)
    if (!drawn) return []
    const drawnLakes = lakes.map((lake) => cut(lake, smallest.lake, smallest.lakeAbroad))
    return [[drawn, ...drawnLakes.filter((lake) => lake !== undefined)] as const]
  })
}

/** A ring in the whole box, fine in Greece's and coarse around it; undefined where it is too small to be drawn. */
function cut(ring: readonly Position[], least: number, leastAbroad: number) {
  if (!ring.some((position) => isInBox(position, wholeBox))) return undefined
  const isFine = (position: Position) => isInBox(position, fineBox)
  const drawn = simplify(clipRing(ring, wholeBox), coarse, isFine)
  const isEnough = area(drawn) >= (drawn.some(isFine) ? least : leastAbroad)
  return drawn.length > 3 && isEnough ? drawn : undefined
}

/** The borders in the boxes; lines that leave them are kept whole. */
export const extractBorders = (lines: readonly (readonly Position[])[]): Coastline['borders'] =>
  lines
    .filter((line) => line.some((position) => isInBox(position, wholeBox)))
    .map((line) => simplify(line, coarse, (position) => isInBox(position, fineBox)))

const kilometresOfDegree = 111.2

/** Square kilometres inside a ring, within some percent. */
function area(ring: readonly Position[]): number {
  let twice = 0
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y]
    twice += x * nextY - nextX * y
  })
  const eastward = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)
  return (Math.abs(twice) / 2) * kilometresOfDegree ** 2 * eastward
}
