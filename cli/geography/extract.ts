import {
  type Coastline,
  fineBox,
  type Land,
  type Ring,
  wholeBox,
} from '#server/content/geography/coast/coastline.ts'
import { isInRing } from '#server/content/geography/coast/isInRing.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'
import { clipRing, isInBox } from './clip.ts'
import { simplify } from './simplify.ts'

/** Degrees that a coast may be off outside Greece's box, about a kilometre. */
const coarse = 0.01

/**
 * The smallest drawn area, in square kilometres. The source draws rivers as rows of tiny triangles: inland
 * water below half a square kilometre is more often such a fragment than a lake. Every islet of Greece is
 * kept.
 */
const smallest = { lake: 0.5, lakeAbroad: 3, islandAbroad: 1 }

/** The polygons of the world, cut to the boxes of the map. */
export function extractLands(polygons: readonly (readonly Ring[])[]): readonly Land[] {
  const shores = polygons.flatMap(([shore = []]) => cut(shore, 0, smallest.islandAbroad) ?? [])
  const lakes = polygons.flatMap(([, ...rings]) =>
    rings.flatMap((ring) => cut(ring, smallest.lake, smallest.lakeAbroad) ?? []),
  )
  const byShore = Map.groupBy(lakes, (lake) => shoreAround(lake, shores))
  return shores.map((shore) => [shore.ring, ...(byShore.get(shore) ?? []).map(({ ring }) => ring)])
}

/** The source assigns some lakes to a distant islet: a lake belongs to the smallest land that contains it. */
const shoreAround = ({ ring: [first] }: Cut, shores: readonly Cut[]): Cut | undefined =>
  shores.filter(({ ring }) => first && isInRing(first, ring)).toSorted((a, b) => a.area - b.area)[0]

interface Cut {
  readonly ring: Ring
  /** Square kilometres. */
  readonly area: number
}

/** A ring in the whole box, fine in Greece's and coarse around it; undefined where it is too small to be drawn. */
function cut(whole: Ring, least: number, leastAbroad: number): Cut | undefined {
  if (!whole.some((position) => isInBox(position, wholeBox))) return undefined
  const isFine = (position: Position) => isInBox(position, fineBox)
  const ring = simplify(clipRing(whole, wholeBox), coarse, isFine)
  const area = areaOf(ring)
  const isEnough = area >= (ring.some(isFine) ? least : leastAbroad)
  return ring.length > 3 && isEnough ? { ring, area } : undefined
}

/** The borders in the boxes; lines that leave them are kept whole. */
export const extractBorders = (lines: readonly (readonly Position[])[]): Coastline['borders'] =>
  lines
    .filter((line) => line.some((position) => isInBox(position, wholeBox)))
    .map((line) => simplify(line, coarse, (position) => isInBox(position, fineBox)))

const kilometresOfDegree = 111.2

/** Square kilometres inside a ring, within some percent. */
function areaOf(ring: Ring): number {
  let twice = 0
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[at + 1] ?? [x, y]
    twice += x * nextY - nextX * y
  })
  const eastward = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)
  return (Math.abs(twice) / 2) * kilometresOfDegree ** 2 * eastward
}
