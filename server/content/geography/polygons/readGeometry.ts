/** Outlines from elsewhere, read with suspicion. */
import { Option, Result, Schema } from 'effect'
import type { Position } from './polyline.ts'
import { type MultiPolygon, positionsOf, type Ring, tidied } from './multiPolygon.ts'

/** What an outline is refused for. */
export const geometryProblems = [
  'noPolygon',
  'openRing',
  'shortRing',
  'outsideGreece',
  'tooManyPositions',
  'nothingInside',
] as const
export type GeometryProblem = (typeof geometryProblems)[number]

/** Positions of one outline: Greece's whole coast at 100 m has half as many. */
export const positionsMax = 50_000

/** West, south, east, north: Greece with its waters, degrees. */
const box = [18.5, 34, 30.5, 42.5] as const

const Numbers = Schema.Array(Schema.Finite).check(Schema.isMinLength(2), Schema.isMaxLength(4))
const Rings = Schema.Array(Schema.Array(Numbers)).check(Schema.isMinLength(1))
const Geometry = Schema.Union([
  Schema.Struct({ type: Schema.Literal('Polygon'), coordinates: Rings }),
  Schema.Struct({
    type: Schema.Literal('MultiPolygon'),
    coordinates: Schema.Array(Rings).check(Schema.isMinLength(1)),
  }),
])
const decode = Schema.decodeUnknownOption(Geometry)

/** Reads a GeoJSON Polygon or MultiPolygon; heights are left out. The area is rounded to a metre. */
export function readGeometry(given: unknown): Result.Result<MultiPolygon, GeometryProblem> {
  if (isTooLong(given)) return Result.fail('tooManyPositions')
  const geometry = Option.getOrUndefined(decode(given))
  if (geometry === undefined) return Result.fail('noPolygon')
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const area = polygons.map((rings) =>
    rings.map((ring) => ring.map(([x = NaN, y = NaN]): Position => [x, y])),
  )
  const problem = problemOf(area)
  if (problem) return Result.fail(problem)
  const tidy = tidied(area)
  return tidy.length === 0 ? Result.fail('nothingInside') : Result.succeed(tidy)
}

function problemOf(area: MultiPolygon): GeometryProblem | undefined {
  if (positionsOf(area) > positionsMax) return 'tooManyPositions'
  const rings = area.flat()
  if (rings.some((ring) => ring.length < 4)) return 'shortRing'
  if (!rings.every(isClosed)) return 'openRing'
  return rings.every((ring) => ring.every(isInBox)) ? undefined : 'outsideGreece'
}

function isClosed(ring: Ring): boolean {
  const [first, last] = [ring[0], ring.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

const isInBox = ([x, y]: Position) => x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3]

/** Positions and their numbers are counted before they are looked at: what is far too long is not even read. */
function isTooLong(given: unknown): boolean {
  let lists = 0
  const count = (value: unknown, depth: number): boolean => {
    if (!Array.isArray(value) || depth === 0) return false
    lists += value.length
    return lists > positionsMax * 6 || value.some((one) => count(one, depth - 1))
  }
  return typeof given === 'object' && given !== null && 'coordinates' in given && count(given.coordinates, 3)
}
