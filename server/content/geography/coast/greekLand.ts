/** The land of Greece, lakes included, cut into pieces for fast tests. */
import { coastline } from './coastline.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'
import { greekWaters } from './greekWaters.ts'
import {
  areaOf,
  type Bounds,
  boundsMeet,
  boundsOf,
  type MultiPolygon,
  type Polygon,
  polygonHolds,
} from '../polygons/multiPolygon.ts'
import { intersectionOf } from '../polygons/overlay.ts'

/** Positions of a piece: more are cut in two, since clipping goes through all of a piece. */
const MOST_POSITIONS = 1000

/** Square kilometres: larger land that the line crosses is a continent. */
const CONTINENT = 10_000

export interface Piece {
  readonly polygon: Polygon
  readonly bounds: Bounds
}

interface Land {
  /** Islands whole, the mainland without its neighbours. */
  readonly lands: readonly Piece[]
  /** The same in pieces that touch and never overlap, each with the land that it is of. */
  readonly pieces: readonly (Piece & { readonly land: Piece })[]
  readonly abroad: readonly Piece[]
}

const pieceOf = (polygon: Polygon): Piece => ({ polygon, bounds: boundsOf([polygon]) })

let kept: Land | undefined

/** Made at the first call, which takes some tenths of a second. */
const land = (): Land => (kept ??= makeLand())

function makeLand(): Land {
  const waters: Polygon = [greekWaters()]
  const isGreekSide = (position: Position) => polygonHolds(waters, position)
  // Lakes belong to the municipalities around them, and a shore as coarse as this one drowns towns like Kastoria.
  const all = coastline().lands.map(([shore]): Piece => pieceOf([shore]))
  const islands = all.filter((one) => isIslandHere(one, isGreekSide))
  const isIsland = new Set(islands)
  const abroad = all.filter((one) => !isIsland.has(one))
  const lands = [mainlandOf(abroad, waters, isGreekSide), ...islands]
  return { lands, pieces: lands.flatMap((land) => cut(land).map((piece) => ({ ...piece, land }))), abroad }
}

/** Straits are narrower than a line by hand is exact: most of the shore decides. */
function isIslandHere({ polygon }: Piece, isGreekSide: (position: Position) => boolean): boolean {
  const [shore = []] = polygon
  const share = shore.filter(isGreekSide).length / shore.length
  return share === 1 || (share > 0.5 && areaOf([polygon]) < CONTINENT)
}

/** The largest part of a continent on this side of the line: what else the line cuts off is drawn coarsely or abroad. */
function mainlandOf(
  abroad: readonly Piece[],
  waters: Polygon,
  isGreekSide: (position: Position) => boolean,
): Piece {
  const parts = abroad.flatMap(({ polygon }) =>
    polygon[0]?.some(isGreekSide) ? intersectionOf([polygon], [waters]) : [],
  )
  const [largest] = parts.toSorted((one, other) => areaOf([other]) - areaOf([one]))
  if (largest === undefined) throw new Error('The coastline’s file has no mainland of Greece.')
  return pieceOf(largest)
}

/** Halves of halves, until none has many positions. */
function cut(piece: Piece): readonly Piece[] {
  const { polygon, bounds } = piece
  if (polygon.reduce((sum, ring) => sum + ring.length, 0) <= MOST_POSITIONS) return [piece]
  const [west, south, east, north] = bounds
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2]
  const halves: readonly Bounds[] =
    east - west > north - south
      ? [
          [west, south, middleX, north],
          [middleX, south, east, north],
        ]
      : [
          [west, south, east, middleY],
          [west, middleY, east, north],
        ]
  return halves.flatMap((half) =>
    intersectionOf([polygon], [[boxRing(half)]])
      .map(pieceOf)
      .flatMap(cut),
  )
}

const boxRing = ([west, south, east, north]: Bounds): readonly Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** What of an area is land of Greece, and of such land as is wanted. */
export function onLand(shape: MultiPolygon, isWanted: (land: Piece) => boolean = () => true): MultiPolygon {
  const bounds = boundsOf(shape)
  const near = land().pieces.filter((piece) => boundsMeet(piece.bounds, bounds) && isWanted(piece.land))
  return near.length === 0
    ? []
    : intersectionOf(
        shape,
        near.map(({ polygon }) => polygon),
      )
}

/** The land that a position lies on or, beside a shore that is drawn coarsely, the nearest within some degrees. */
export const landNear = (
  position: Position,
  degrees: number,
  isWanted: (land: Piece) => boolean = () => true,
) => landAt(position) ?? nearestLand(position, degrees, isWanted)

/** By the corners of its shore. */
export function nearestLand(
  [x, y]: Position,
  degrees: number,
  isWanted: (land: Piece) => boolean,
): Piece | undefined {
  let best: { readonly land: Piece; readonly distance: number } | undefined
  for (const one of land().lands) {
    const [west, south, east, north] = one.bounds
    const isNear = x > west - degrees && x < east + degrees && y > south - degrees && y < north + degrees
    if (!isNear || !isWanted(one)) continue
    const distance = Math.min(...(one.polygon[0] ?? []).map(([a, b]) => Math.hypot(a - x, b - y)))
    if (distance < (best?.distance ?? degrees)) best = { land: one, distance }
  }
  return best?.land
}

/** The island, or all of the mainland, that a position lies on. */
export const landAt = (position: Position): Piece | undefined =>
  land().lands.find((one) => lies(position, one))

/** Whether a position is on the land of Greece, lakes included. */
export const isGreek = (position: Position): boolean => landAt(position) !== undefined

/** Whether a position is on the land of a neighbour. */
export const isAbroad = (position: Position): boolean =>
  land().abroad.some((one) => lies(position, one)) && !isGreek(position)

/** The lands of Greece, the mainland first. */
export const greekLands = (): readonly Piece[] => land().lands

const lies = (position: Position, { polygon, bounds }: Piece) =>
  boundsMeet([...position, ...position], bounds) && polygonHolds(polygon, position)
