/** A file of boundaries: which of its features are outlines of which places, and what is wrong with the others. */
import { Option, Result, Schema } from 'effect'
import { distance } from '#domain/geography/distance.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { holds, type MultiPolygon } from '#server/content/geography/shapes/multiPolygon.ts'
import type { Boundary } from './Boundaries.ts'
import { crossingsOf } from './crossings.ts'
import { makeMatchPlace, type Mapping, type MatchedPlace, type MatchProblem } from './matchPlace.ts'
import { type GeometryProblem, readGeometry } from './readGeometry.ts'

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
  return Result.map(collection, (features) =>
    readFeatures(features, makeMatchPlace(gazetteer, mapping), onProgress),
  )
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

function readFeatures(
  features: readonly unknown[],
  match: ReturnType<typeof makeMatchPlace>,
  onProgress: (done: number, total: number) => void,
): BoundariesRead {
  const boundaries = new Map<string, Boundary>()
  const leftOut: LeftOut[] = []
  for (const [at, given] of features.entries()) {
    const read = Result.flatMap(readFeature(given, match), (boundary) =>
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

function readFeature(
  given: unknown,
  match: ReturnType<typeof makeMatchPlace>,
): Result.Result<Boundary, Problem> {
  const feature = Option.getOrUndefined(decodeFeature(given))
  if (feature === undefined) return problem('notAFeature')
  const matched = match(feature.properties)
  if (Result.isFailure(matched)) return problem(matched.failure)
  const read = readGeometry(feature.geometry)
  if (Result.isFailure(read)) return problem(read.failure)
  const [crossing] = crossingsOf(read.success)
  if (crossing) return problem('crossesItself', crossing)
  if (isFarFrom(matched.success, read.success)) return problem('farFromPlace')
  const { level, place } = matched.success
  return Result.succeed({ level, id: place.id, area: read.success })
}

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
