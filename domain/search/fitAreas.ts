/** Drawn areas as an address can carry them: outlines of thousands of corners with fewer, and no more areas than are read. */
import { distance } from '../geography/distance.ts'
import { type Polygon, type Position, writePosition } from './areas.ts'
import type { DrawnAreas } from './areasGeoJson.ts'
import { checkedPolygon, inOrder, polygonsMax, takeRoom, wholeRoom } from './polygons.ts'
import { simplifyRings } from './simplifyRings.ts'

/**
 * Bytes that the polygons of a search may take in its address. With 3 kB for all other filters an address
 * stays below the 8 kB that proxies accept, and a request below the 16 kB that Node accepts, though it also
 * carries the page's address.
 */
export const areasBytes = 5000

/** Bytes of a polygon's parameter around its corners: `&vrt[11]=`, the brackets encoded. */
const PARAMETER = 16

/** Bytes of one corner and the sign behind it, as a query writes them: comma and semicolon take three each. */
const cornerBytes = (corner: Position): number => writePosition(corner).length + 5

const bytesOf = (polygons: readonly Polygon[]): number =>
  polygons.flat().reduce((sum, corner) => sum + cornerBytes(corner), polygons.length * PARAMETER)

/** How much less each attempt may have, where sides beside each other are too many for a search. */
const SMALLER = 0.7

/** Below this many bytes for all areas there is nothing left to leave out. */
const LEAST = 300

export interface FittedAreas {
  readonly areas: DrawnAreas
  /** The maximum error of the edges, metres; 0 if all corners are kept. */
  readonly offBy: number
  /** Areas, holes included, that have no room: the smallest ones. */
  readonly leftOut: readonly Polygon[]
  /** Share of the area given that was left out, 0 to 1. */
  readonly shareLeftOut: number
}

/** Areas that fit into an address: few and simple ones unchanged. The largest are first if not all fit. */
export function fitAreas({ polygon = [], excludedArea = [], circle }: DrawnAreas): FittedAreas {
  const given = [
    ...inOrder(polygon).map((corners) => ({ corners, isExcluded: false })),
    ...inOrder(excludedArea).map((corners) => ({ corners, isExcluded: true })),
  ].map((one) => ({ ...one, size: areaOf(one.corners) }))
  const bySize = given.toSorted((one, other) => other.size - one.size)
  const chosen = new Set(bySize.slice(0, polygonsMax))
  const kept = given.filter((one) => chosen.has(one))
  const simpler = simplerRings(kept.map(({ corners }) => corners))
  const isRead = (at: number) => simpler[at] !== undefined
  const leftOut = [...kept.filter((_, at) => !isRead(at)), ...bySize.slice(polygonsMax)]
  const ringsOf = (excluded: boolean) =>
    inOrder(
      simpler.filter((ring, at) => ring !== undefined && kept[at]?.isExcluded === excluded) as Polygon[],
    )
  const [looked, left] = [ringsOf(false), ringsOf(true)]
  return {
    areas: {
      ...(looked.length > 0 && { polygon: looked }),
      ...(left.length > 0 && { excludedArea: left }),
      ...(circle && { circle }),
    },
    offBy: Math.max(0, ...kept.map(({ corners }, at) => offBy(corners, simpler[at] ?? corners))),
    leftOut: leftOut.map(({ corners }) => corners),
    shareLeftOut: sumOf(leftOut) / (sumOf(given) || 1),
  }
}

const sumOf = (areas: readonly { readonly size: number }[]): number =>
  areas.reduce((sum, { size }) => sum + size, 0)

/** Twice the area within a ring, square degrees. */
const areaOf = (corners: Polygon): number =>
  Math.abs(
    corners.reduce((sum, [y, x], at) => {
      const [nextY, nextX] = corners[(at + 1) % corners.length] as Position
      return sum + (x * nextY - nextX * y)
    }, 0),
  )

/** The rings of one search; undefined if it cannot be searched, however simple. */
function simplerRings(rings: readonly Polygon[]): readonly (Polygon | undefined)[] {
  const isShort = bytesOf(rings) <= areasBytes
  let read = readTogether(rings)
  for (let most = areasBytes; (!isShort || read.includes(undefined)) && most > LEAST; most *= SMALLER) {
    read = readTogether(simplifyRings(rings, cornerBytes, most - rings.length * PARAMETER))
    if (!read.includes(undefined)) break
  }
  return read
}

function readTogether(rings: readonly Polygon[]): readonly (Polygon | undefined)[] {
  const room = wholeRoom()
  return rings.map((ring) => {
    const polygon = checkedPolygon(ring)
    return typeof polygon !== 'string' && takeRoom(polygon, room) ? polygon : undefined
  })
}

/** The maximum distance of a ring's corners from the ring of some of them, metres. */
function offBy(corners: Polygon, fewer: Polygon): number {
  if (corners.length === fewer.length) return 0
  const first = corners.findIndex((corner) => isSame(corner, fewer[0]))
  let next = 0
  let most = 0
  for (let step = 0; step < corners.length; step++) {
    const corner = corners[(first + step) % corners.length] as Position
    if (isSame(corner, fewer[next % fewer.length])) next++
    else {
      const side = [fewer[next - 1] ?? corner, fewer[next % fewer.length] ?? corner] as const
      most = Math.max(most, metresFrom(corner, ...side))
    }
  }
  return most
}

const isSame = (one: Position, other: Position | undefined): boolean =>
  one[0] === other?.[0] && one[1] === other[1]

/** From a position to the stretch between two others, metres. */
function metresFrom([y, x]: Position, [fromY, fromX]: Position, [toY, toX]: Position): number {
  const narrow = Math.cos((y * Math.PI) / 180)
  const [dy, dx] = [toY - fromY, (toX - fromX) * narrow]
  const length = dy * dy + dx * dx
  const along = length === 0 ? 0 : ((y - fromY) * dy + (x - fromX) * narrow * dx) / length
  const share = Math.min(1, Math.max(0, along))
  const nearest = { latitude: fromY + share * (toY - fromY), longitude: fromX + share * (toX - fromX) }
  return 1000 * distance({ latitude: y, longitude: x }, nearest)
}
