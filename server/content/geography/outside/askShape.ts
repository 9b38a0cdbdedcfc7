import { Effect, Option, Result, Schema } from 'effect'
import type { Place } from '#domain/geography/Place.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { readGeometry } from '#server/content/geography/polygons/readGeometry.ts'
import type { MultiPolygon } from '#server/content/geography/polygons/multiPolygon.ts'
import { makeAskOutside, OutsideFailed, type OutsideLimits } from '#server/platform/outside/askOutside.ts'

const limits: OutsideLimits = { milliseconds: 3_000, bytes: 4 * 1024 * 1024, atOnce: 4, waiting: 12 }

const Feature = Schema.Struct({ type: Schema.Literal('Feature'), geometry: Schema.Unknown })
const Collection = Schema.Struct({
  type: Schema.Literal('FeatureCollection'),
  features: Schema.Array(Schema.Unknown).check(Schema.isMaxLength(100)),
})
const decodeFeature = Schema.decodeUnknownOption(Feature)
const decodeCollection = Schema.decodeUnknownOption(Collection)

/** Requests the outline of a place from a service: undefined if it has none. `name`: the calling operation. */
export function makeAskShape(service: URL, name: string, given: Partial<OutsideLimits> = {}) {
  const ask = makeAskOutside({ ...limits, ...given }, { name, service: 'outlines' })
  return (level: ShapeLevel, place: Place): Effect.Effect<MultiPolygon | undefined, OutsideFailed> =>
    Effect.flatMap(ask(questionOf(service, level, place)), (answer) => Effect.fromResult(readShape(answer)))
}

/** As another portal like this one takes it; the names are for services with ids of their own. */
function questionOf(service: URL, level: ShapeLevel, { id, name, latitude, longitude }: Place): URL {
  const url = new URL(service)
  const parameters = { level, id, name: name.el, nameEn: name.en, lat: latitude, lng: longitude }
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, String(value))
  return url
}

/** A feature, a geometry, or the first of a collection; an empty collection has none. */
function readShape(answer: unknown): Result.Result<MultiPolygon | undefined, OutsideFailed> {
  const collection = Option.getOrUndefined(decodeCollection(answer))
  if (collection?.features.length === 0) return Result.succeed(undefined)
  const one = collection ? collection.features[0] : answer
  const geometry = Option.match(decodeFeature(one), {
    onNone: () => one,
    onSome: (feature) => feature.geometry,
  })
  return Result.mapError(readGeometry(geometry), () => new OutsideFailed({ reason: 'malformed' }))
}
