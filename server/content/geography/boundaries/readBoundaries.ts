/** A file of boundaries: which of its features are outlines of which places, and what is wrong with the others. */
import { Option, Result, Schema } from 'effect'
import { distance } from '#domain/geography/distance.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { holds, type MultiPolygon } from '#server/content/geography/polygons/multiPolygon.ts'
import type { Boundary } from './Boundaries.ts'
import { placeBySeat, trusted } from './bySeat.ts'
import { crossingsOf } from '../polygons/crossings.ts'
import { makeMatchPlace, type Mapping, type MatchedPlace, type MatchProblem } from './matchPlace.ts'
import { type GeometryProblem, readGeometry } from '../polygons/readGeometry.ts'

/** Features that are read. */
export const featuresMax = 20_000

/** From its outline, a place's own point is at the most so far, kilometres: farther, the file means another place. */
const POINT_AWAY = 15

/** Why a feature is left out. */
export type FeatureProblem =
  | GeometryProblem
  | MatchProblem
  | 'notAFeature'
  | 'crossesItself'
  | 'twice'
  | 'farFromPlace'

export interface LeftOut {
  /** Where it stands among the features, from 0. */
  readonly at: number
  /** What the file calls it, if anything. */
  readonly name: string | undefined
  readonly problem: FeatureProblem
  /** Longitude and latitude where it crosses itself. */
  readonly place?: readonly [number, number]
}

export interface BoundariesRead {
  readonly boundaries: readonly Boundary[]
  readonly leftOut: readonly LeftOut[]
}

/** Nothing of the file can be read. */
export class BoundariesUnreadable extends Schema.TaggedError<BoundariesUnreadable>()('BoundariesUnreadable', {
  message: Schema.String,
}) {}

const Collection = Schema.Struct({
  type: Schema.Literal('FeatureCollection'),
  features: Schema.declare((value): value is readonly unknown[] => Array.isArray(value)),
})
const Feature = Schema.Struct({
  type: Schema.Literal('Feature'),
  geometry: Schema.Unknown,
  properties: Schema.Record(Schema.String, Schema.Unknown),
})
const decodeCollection = Schema.decodeUnknownOption(Collection)
const decodeFeature = Schema.decodeUnknownOption(Feature)

/** Reads a file's text. `onProgress`: after each feature. */
export function readBoundaries(
  text: string,
  gazetteer: Gazetteer,
  mapping: Mapping = {},
  onProgress: (done: number, total: number) => void = () => undefined,
): Result.Result<BoundariesRead, BoundariesUnreadable> {
  const collection = Result.flatMap(parsed(text), featuresOf)
  return Result.map(collection, (features) => {
    const level = mapping.level ?? impliedLevel(features, gazetteer, mapping)
    const match = makeMatchPlace(gazetteer, level === undefined ? mapping : { ...mapping, level })
    return bySeats(features, readFeatures(features, { match, gazetteer }, onProgress), {
      gazetteer,
      level,
      ...mapping,
    })
  })
}

/** The level of a file whose features have no more than names: that of municipalities, where most names are theirs. */
function impliedLevel(
  features: readonly unknown[],
  gazetteer: Gazetteer,
  { codeProperty = 'elstat', nameProperty = 'name' }: Mapping,
): ShapeLevel | undefined {
  const all = features.map((given) => Option.getOrUndefined(decodeFeature(given))?.properties ?? {})
  if (all.some((properties) => ['level', 'id', codeProperty].some((name) => Object.hasOwn(properties, name))))
    return undefined
  const match = makeMatchPlace(gazetteer, { nameProperty, level: 'city' })
  return isTrusted(all.filter((properties) => Result.isSuccess(match(properties))).length, all.length)
    ? 'city'
    : undefined
}

const isTrusted = (known: number, of: number): boolean =>
  of >= trusted.features && known * 100 >= of * trusted.percent

interface Seats {
  readonly gazetteer: Gazetteer
  readonly level: ShapeLevel | undefined
  readonly nameProperty?: string
}

/** Finds by their seats the places of outlines whose names are not known, in a file of which most names are. */
function bySeats(
  features: readonly unknown[],
  read: BoundariesRead,
  { gazetteer, level, nameProperty = 'name' }: Seats,
): BoundariesRead {
  if (level !== 'city' || !isTrusted(read.boundaries.length, features.length)) return read
  const taken = new Map(read.boundaries.map((boundary) => [boundary.id, boundary]))
  const places = gazetteer.ofLevel(level)
  const leftOut: LeftOut[] = []
  for (const one of read.leftOut) {
    const feature = Option.getOrUndefined(decodeFeature(features[one.at]))
    const isOpen = one.problem === 'unknownPlace' || one.problem === 'ambiguousName'
    const geometry = isOpen && feature ? readGeometry(feature.geometry) : undefined
    if (!feature || !geometry || Result.isFailure(geometry) || crossingsOf(geometry.success).length > 0) {
      leftOut.push(one)
      continue
    }
    const name = feature.properties[nameProperty]
    const seat = placeBySeat(geometry.success, typeof name === 'string' ? name : '', places)
    if ('problem' in seat)
      leftOut.push(seat.problem === 'unknownPlace' ? one : { ...one, problem: seat.problem })
    else if (taken.has(seat.place.id)) leftOut.push({ ...one, problem: 'twice' })
    else taken.set(seat.place.id, { level, id: seat.place.id, area: geometry.success })
  }
  return { boundaries: [...taken.values()], leftOut }
}

const unreadable = (message: string) => Result.fail(new BoundariesUnreadable({ message }))

const parsed = (text: string) =>
  Result.try({
    // A mark of the byte order is no JSON, and many programs write one.
    try: (): unknown => JSON.parse(text.replace(/^\uFEFF/, '')),
    catch: () => new BoundariesUnreadable({ message: 'it is no JSON' }),
  })

function featuresOf(given: unknown): Result.Result<readonly unknown[], BoundariesUnreadable> {
  const collection = Option.getOrUndefined(decodeCollection(given))
  if (collection === undefined) return unreadable('it is no GeoJSON FeatureCollection')
  const { length } = collection.features
  return length > featuresMax
    ? unreadable(`it has ${length} features, and ${featuresMax} are read at the most`)
    : Result.succeed(collection.features)
}

/** What features are read with. */
interface Reader {
  readonly match: ReturnType<typeof makeMatchPlace>
  readonly gazetteer: Gazetteer
}

function readFeatures(
  features: readonly unknown[],
  reader: Reader,
  onProgress: (done: number, total: number) => void,
): BoundariesRead {
  const boundaries = new Map<string, Boundary>()
  const leftOut: LeftOut[] = []
  for (const [at, given] of features.entries()) {
    const read = Result.flatMap(readFeature(given, reader), (boundary) =>
      boundaries.has(keyOf(boundary)) ? problem('twice') : Result.succeed(boundary),
    )
    if (Result.isSuccess(read)) boundaries.set(keyOf(read.success), read.success)
    else leftOut.push({ at, name: nameOf(given), ...read.failure })
    onProgress(at + 1, features.length)
  }
  return { boundaries: [...boundaries.values()], leftOut }
}

const keyOf = ({ level, id }: Boundary) => `${level} ${id}`

type Problem = Pick<LeftOut, 'problem' | 'place'>
const problem = (name: FeatureProblem, place?: LeftOut['place']): Result.Result<never, Problem> =>
  Result.fail({ problem: name, ...(place && { place }) })

function readFeature(given: unknown, reader: Reader): Result.Result<Boundary, Problem> {
  const feature = Option.getOrUndefined(decodeFeature(given))
  if (feature === undefined) return problem('notAFeature')
  const matched = reader.match(feature.properties)
  if (Result.isFailure(matched)) return problem(matched.failure)
  const read = readGeometry(feature.geometry)
  if (Result.isFailure(read)) return problem(read.failure)
  const [crossing] = crossingsOf(read.success)
  if (crossing) return problem('crossesItself', crossing)
  if (isFarFrom(matched.success, read.success)) return problem('farFromPlace')
  if (matched.success.isInflected && isDivided(matched.success, read.success, reader))
    return problem('dividedSince')
  const { level, place } = matched.success
  return Result.succeed({ level, id: place.id, area: read.success })
}

/** Whether there are several places in an outline of one: it was divided after the file was made. */
const isDivided = ({ level }: MatchedPlace, area: MultiPolygon, { gazetteer }: Reader): boolean =>
  gazetteer.ofLevel(level).filter(({ longitude, latitude }) => holds(area, [longitude, latitude])).length > 1

/** The points of lines and of groups are somewhere in their middle: only places with a point of their own are held to it. */
function isFarFrom({ level, place }: MatchedPlace, area: MultiPolygon): boolean {
  if (level !== 'city' && level !== 'cityZone' && level !== 'metro') return false
  if (holds(area, [place.longitude, place.latitude])) return false
  return area.flat(2).every(([longitude, latitude]) => distance({ longitude, latitude }, place) > POINT_AWAY)
}

const nameOf = (given: unknown): string | undefined => {
  const feature = Option.getOrUndefined(decodeFeature(given))
  const name = ['name', 'NAME', 'elstat', 'id']
    .map((key) => feature?.properties[key])
    .find((value) => value !== undefined)
  return typeof name === 'string' || typeof name === 'number' ? String(name).slice(0, 60) : undefined
}
