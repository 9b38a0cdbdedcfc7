import { Context, Effect, Layer, Option, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { LRUCache } from 'lru-cache'
import type { PlaceShape } from '#domain/api/Geography.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { type Imported, importedBoundary } from '#server/content/geography/boundaries/Boundaries.ts'
import { makeAskShape } from '#server/content/geography/outside/askShape.ts'
import { Places } from '../Places.ts'
import { makeDeriveShape } from './deriveShape.ts'
import { makeGround } from '../ground/ground.ts'
import { type MultiPolygon, positionsOf } from '../polygons/multiPolygon.ts'

export interface FoundShape
  extends Pick<PlaceShape['properties'], 'source' | 'isApproximate' | 'note' | 'attribution'> {
  readonly area: MultiPolygon
}

export interface ShapesService {
  /** The outline of a place of this level: the operator's own, else the configured service's, else made from points. */
  readonly shape: (level: ShapeLevel, place: Place) => Effect.Effect<FoundShape>
}

type Ask = ReturnType<typeof makeAskShape>

/** Cached positions of computed outlines, about 60 bytes each; an hour of requested ones. */
const KEPT = { maxSize: 200_000, sizeCalculation: (area: MultiPolygon) => 1 + positionsOf(area) }
const HOUR = 3_600_000

const namedBy = (found: Imported | undefined): Pick<FoundShape, 'attribution'> =>
  found?.attribution ? { attribution: found.attribution } : {}

const make = Effect.gen(function* () {
  const { polygonsUrl, origin } = yield* Configuration
  const sql = yield* SqlClient.SqlClient
  const gazetteer = yield* Places
  const derive = makeDeriveShape(gazetteer, makeGround(gazetteer))
  const ask = Option.getOrUndefined(
    Option.map(polygonsUrl, (url) => makeAskShape(new URL(Redacted.value(url)), `Estia (${origin})`)),
  )
  const derived = new LRUCache<string, MultiPolygon>(KEPT)
  const outside = new LRUCache<string, MultiPolygon>({ ...KEPT, ttl: HOUR })

  const imported = (level: ShapeLevel, id: number) =>
    importedBoundary(level, id).pipe(Effect.provideService(SqlClient.SqlClient, sql), Effect.orDie)

  const derivedArea = (level: ShapeLevel, place: Place): MultiPolygon => {
    const key = `${level} ${place.id}`
    const area = derived.get(key) ?? derive(level, place)
    derived.set(key, area)
    return area
  }

  /** A zone keeps to the border of its municipality that was imported; that may change, and it is not kept. */
  const derivedShape = (level: ShapeLevel, place: Place, note: Pick<FoundShape, 'note'> = {}) =>
    Effect.map(
      level === 'cityZone' && place.parent ? imported('city', place.parent.id) : Effect.undefined,
      (border): FoundShape => {
        const area = border ? derive(level, place, border.area) : derivedArea(level, place)
        return { area, source: 'derived', isApproximate: true, ...namedBy(border), ...note }
      },
    )

  const outsideShape = (ask: Ask, level: ShapeLevel, place: Place) =>
    Effect.gen(function* () {
      const key = `${level} ${place.id}`
      const area = outside.get(key) ?? (yield* ask(level, place))
      if (area === undefined) return yield* derivedShape(level, place, { note: 'serviceHasNone' })
      outside.set(key, area)
      return { area, source: 'outside', isApproximate: false } satisfies FoundShape
    }).pipe(
      Effect.catch(({ reason }) =>
        Effect.andThen(
          Effect.logWarning('the polygon service gives no answer', { reason }),
          derivedShape(level, place, { note: 'serviceUnavailable' }),
        ),
      ),
    )

  const shape = Effect.fn('Shapes.shape')(function* (level: ShapeLevel, place: Place) {
    const found = yield* imported(level, place.id)
    if (found)
      return {
        area: found.area,
        source: 'imported',
        isApproximate: false,
        ...namedBy(found),
      } satisfies FoundShape
    return yield* ask ? outsideShape(ask, level, place) : derivedShape(level, place)
  })
  return { shape } satisfies ShapesService
})

/** Outlines of places. */
export class Shapes extends Context.Service<Shapes, ShapesService>()('estia/geography/Shapes') {
  static readonly layer: Layer.Layer<Shapes, never, Configuration | SqlClient.SqlClient | Places> =
    Layer.effect(Shapes, make)
}
