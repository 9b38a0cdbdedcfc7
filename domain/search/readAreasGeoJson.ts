/**
 * Drawn areas out of GeoJSON that anybody may have made: a Polygon or a MultiPolygon, alone, as a Feature or in a
 * FeatureCollection, and a Point with a `radius` in metres for the circle.
 *
 * What cannot be searched in is left out part by part, and told. Rings may go round either way, as the standard asks of
 * readers. A hole becomes an area to leave out: of the whole search, also of another polygon that lies in it.
 */
import { Option, Result, Schema } from 'effect'
import { fitsMap, isOnMap, type Polygon, type Position, radiusMax, roundedPosition } from './areas.ts'
import type { DrawnAreas } from './areasGeoJson.ts'
import {
  checkedPolygon,
  cornersMax,
  inOrder,
  type PolygonRoom,
  polygonsMax,
  takeRoom,
  wholeRoom,
} from './polygons.ts'

/** Features that are looked at. */
const featuresMax = 100

/** Characters of a text that are read: some twenty times what twelve long coasts take. */
const textMax = 5_000_000

/** Why a part was left out; with `heightLeftOut` its area is read all the same. */
export const partReasons = [
  'unknownType',
  'malformed',
  'outOfRange',
  'tooLong',
  'tooMany',
  'heightLeftOut',
  'excludedCircle',
  'holeOfExcluded',
] as const

/** A part that was left out, and where it stands: `features[2].geometry.coordinates[1]`. */
export interface IgnoredPart {
  readonly at: string
  readonly reason: (typeof partReasons)[number]
}

export interface AreasRead {
  readonly areas: DrawnAreas
  readonly ignored: readonly IgnoredPart[]
}

/** Nothing of it can be read. */
export class NotGeoJson extends Schema.TaggedError<NotGeoJson>()('NotGeoJson', {
  reason: Schema.Literals(['tooLong', 'notJson', 'unknownType']),
}) {}

/** A list of which only the first parts are ever looked at, however many there are. */
const Parts = Schema.declare((value): value is readonly unknown[] => Array.isArray(value))
const Place = Schema.Array(Schema.Finite).check(Schema.isMinLength(2))
const Properties = Schema.Struct({
  excluded: Schema.optional(Schema.Unknown),
  radius: Schema.optional(Schema.Unknown),
})
const Collection = Schema.Struct({
  type: Schema.Literal('FeatureCollection'),
  features: Parts,
})
const Feature = Schema.Struct({
  type: Schema.Literal('Feature'),
  geometry: Schema.Unknown,
  properties: Schema.optional(Schema.NullOr(Properties)),
})
const Geometry = Schema.Struct({ type: Schema.String, coordinates: Parts })

const decodeCollection = Schema.decodeUnknownOption(Collection)
const decodeFeature = Schema.decodeUnknownOption(Feature)
const decodeGeometry = Schema.decodeUnknownOption(Geometry)
const decodePlace = Schema.decodeUnknownOption(Place)
const decodeRing = Schema.decodeUnknownOption(Schema.Array(Place))

/** What was read so far. */
interface Reading {
  readonly polygon: Polygon[]
  readonly excludedArea: Polygon[]
  circle?: DrawnAreas['circle']
  readonly ignored: IgnoredPart[]
  readonly room: PolygonRoom
}

/** A geometry to be read. */
interface Part {
  readonly coordinates: readonly unknown[]
  readonly properties: typeof Properties.Type
  /** Where the coordinates stand. */
  readonly at: string
}

type Read = (part: Part, reading: Reading) => void

/** Reads a text, as a file holds it or somebody pastes it. */
export function readAreasText(text: string): Result.Result<AreasRead, NotGeoJson> {
  if (text.length > textMax) return Result.fail(new NotGeoJson({ reason: 'tooLong' }))
  const parsed = Result.try({
    try: (): unknown => JSON.parse(text),
    catch: () => new NotGeoJson({ reason: 'notJson' }),
  })
  return Result.flatMap(parsed, readAreasGeoJson)
}

/** Reads what was parsed. */
export function readAreasGeoJson(given: unknown): Result.Result<AreasRead, NotGeoJson> {
  const reading: Reading = { polygon: [], excludedArea: [], ignored: [], room: wholeRoom() }
  const collection = Option.getOrUndefined(decodeCollection(given))
  if (collection) {
    collection.features
      .slice(0, featuresMax)
      .forEach((feature, at) => readFeature(feature, `features[${at}]`, reading))
    if (collection.features.length > featuresMax) ignore(reading, `features[${featuresMax}]`, 'tooMany')
  } else if (Option.isSome(decodeFeature(given))) readFeature(given, '', reading)
  else if (Option.isSome(decodeGeometry(given))) readGeometry(given, {}, '', reading)
  else return Result.fail(new NotGeoJson({ reason: 'unknownType' }))
  return Result.succeed(readSoFar(reading))
}

const readSoFar = ({ polygon, excludedArea, circle, ignored }: Reading): AreasRead => ({
  areas: {
    ...(polygon.length > 0 && { polygon: inOrder(polygon) }),
    ...(excludedArea.length > 0 && { excludedArea: inOrder(excludedArea) }),
    ...(circle && { circle }),
  },
  ignored,
})

function ignore({ ignored }: Reading, at: string, reason: IgnoredPart['reason']): undefined {
  ignored.push({ at, reason })
}

const inside = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

function readFeature(given: unknown, at: string, reading: Reading): void {
  const feature = Option.getOrUndefined(decodeFeature(given))
  if (feature) readGeometry(feature.geometry, feature.properties ?? {}, inside(at, 'geometry'), reading)
  else ignore(reading, at, 'unknownType')
}

function readGeometry(given: unknown, properties: Part['properties'], at: string, reading: Reading): void {
  const geometry = Option.getOrUndefined(decodeGeometry(given))
  const read = geometry && readers.get(geometry.type)
  if (read) read({ coordinates: geometry.coordinates, properties, at: inside(at, 'coordinates') }, reading)
  else ignore(reading, at, 'unknownType')
}

/** The first ring is what is meant, the others are holes in it. */
const readPolygon: Read = ({ coordinates: [outer, ...holes], properties, at }, reading) => {
  const isExcluded = properties.excluded === true
  const polygon = readRing(outer, `${at}[0]`, reading)
  if (polygon === undefined) return
  reading[isExcluded ? 'excludedArea' : 'polygon'].push(polygon)
  // To look again in a part of what is left out has no filter.
  if (isExcluded && holes.length > 0) return ignore(reading, `${at}[1]`, 'holeOfExcluded')
  readEach(holes, 1, at, reading, (given, place) => {
    const hole = readRing(given, place, reading)
    if (hole) reading.excludedArea.push(hole)
  })
}

const readPolygons: Read = ({ coordinates, properties, at }, reading) =>
  readEach(coordinates, 0, at, reading, (polygon, place) => {
    if (Array.isArray(polygon)) readPolygon({ coordinates: polygon, properties, at: place }, reading)
    else ignore(reading, place, 'malformed')
  })

/** Reads the first of some parts: of more there is no room. */
function readEach(
  parts: readonly unknown[],
  first: number,
  at: string,
  reading: Reading,
  read: (part: unknown, at: string) => void,
): void {
  const looked = parts.slice(0, polygonsMax)
  looked.forEach((part, place) => read(part, `${at}[${first + place}]`))
  if (parts.length > looked.length) ignore(reading, `${at}[${first + looked.length}]`, 'tooMany')
}

/** A polygon of one ring; undefined, and told, where it is none. */
function readRing(given: unknown, at: string, reading: Reading): Polygon | undefined {
  const { room } = reading
  if (room.polygons === 0) return ignore(reading, at, 'tooMany')
  room.polygons--
  if (Array.isArray(given) && given.length > cornersMax + 1) return ignore(reading, at, 'tooLong')
  const ring = Option.getOrUndefined(decodeRing(given))
  const polygon = ring ? checkedPolygon(ring.map(positionOf)) : 'malformed'
  if (typeof polygon === 'string') return ignore(reading, at, polygon)
  if (!takeRoom(polygon, room)) return ignore(reading, at, 'tooMany')
  if (ring?.some(({ length }) => length > 2)) ignore(reading, at, 'heightLeftOut')
  return polygon
}

/** East stands before north; a height may follow. */
const positionOf = ([longitude = NaN, latitude = NaN]: readonly number[]): Position => [latitude, longitude]

const readCircle: Read = ({ coordinates, properties, at }, reading) => {
  const { radius: given, excluded } = properties
  if (excluded === true) return ignore(reading, at, 'excludedCircle')
  if (reading.circle) return ignore(reading, at, 'tooMany')
  const place = Option.getOrUndefined(decodePlace(coordinates))
  if (place === undefined || typeof given !== 'number') return ignore(reading, at, 'malformed')
  const circle = { centre: roundedPosition(positionOf(place)), radius: Math.round(given) }
  if (!(circle.radius >= 1 && circle.radius <= radiusMax)) return ignore(reading, at, 'outOfRange')
  if (!isOnMap(circle.centre) || !fitsMap(circle)) return ignore(reading, at, 'malformed')
  if (place.length > 2) ignore(reading, at, 'heightLeftOut')
  reading.circle = circle
}

/** By the type of a geometry. */
const readers: ReadonlyMap<string, Read> = new Map([
  ['Polygon', readPolygon],
  ['MultiPolygon', readPolygons],
  ['Point', readCircle],
])
