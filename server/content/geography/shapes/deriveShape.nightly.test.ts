import { describe, expect, it } from 'vitest'
import { distance } from '#domain/geography/distance.ts'
import { greece } from '#domain/geography/greece.ts'
import type { Place } from '#domain/geography/Place.ts'
import { type ShapeLevel, shapeLevels } from '#domain/geography/shapeLevels.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'
import { crossingsOf } from '#server/content/geography/polygons/crossings.ts'
import { makeDeriveShape } from './deriveShape.ts'
import { greekLands } from '../coast/greekLand.ts'
import { makeGround } from '../ground/ground.ts'
import { areaOf, boundsMeet, boundsOf, holds, type MultiPolygon } from '../polygons/multiPolygon.ts'
import { intersectionOf } from '../polygons/overlay.ts'

const gazetteer = greece()
const derive = makeDeriveShape(gazetteer, makeGround(gazetteer))
const shapes = new Map<Place, MultiPolygon>()
const shapeOf = (place: Place): MultiPolygon => {
  const shape = shapes.get(place) ?? derive(place.level as ShapeLevel, place)
  shapes.set(place, shape)
  return shape
}

/** Kilometres from a place's point to its outline, 0 inside. */
function awayFrom(place: Place): number {
  const shape = shapeOf(place)
  if (holds(shape, [place.longitude, place.latitude])) return 0
  const edges = shape
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, at) => [ring[at] as Position, to] as const))
  return Math.min(...edges.map((edge) => fromEdge(place, edge)))
}

/** Along an edge in steps of a hundredth: near enough for edges of some kilometres. */
const fromEdge = (place: Place, [from, to]: readonly [Position, Position]): number =>
  Math.min(
    ...Array.from({ length: 101 }, (_, step) =>
      distance(place, {
        longitude: from[0] + ((to[0] - from[0]) * step) / 100,
        latitude: from[1] + ((to[1] - from[1]) * step) / 100,
      }),
    ),
  )

/** Square kilometres that two areas share. */
const shared = (one: MultiPolygon, other: MultiPolygon): number =>
  boundsMeet(boundsOf(one), boundsOf(other)) ? areaOf(intersectionOf(one, other)) : 0

/** The largest overlap among places, square kilometres. */
const largestOverlap = (places: readonly Place[]): number =>
  Math.max(
    0,
    ...places.flatMap((one, at) => places.slice(at + 1).map((other) => shared(shapeOf(one), shapeOf(other)))),
  )

describe('derived outlines', () => {
  it.each(shapeLevels)('exist for every place of the level %s, closed and without crossings', (level) => {
    const wrong = gazetteer.ofLevel(level).filter((place) => {
      const shape = shapeOf(place)
      const isClosed = shape
        .flat()
        .every((ring) => ring.length > 3 && String(ring[0]) === String(ring.at(-1)))
      return shape.length === 0 || !isClosed || crossingsOf(shape).length > 0
    })
    expect(wrong.map(({ name }) => name.en)).toEqual([])
  })

  it.each(['city', 'cityZone', 'metro'] as const)(
    'hold the point of each %s, or come within half a kilometre',
    (level) => {
      const lost = gazetteer.ofLevel(level).filter((place) => awayFrom(place) > 0.5)
      expect(lost.map(({ name }) => name.en)).toEqual([])
    },
  )

  it('leave no zone overlapping another of its municipality', () => {
    const overlapping = gazetteer
      .ofLevel('city')
      .filter((city) => largestOverlap(gazetteer.children(city, 'cityZone')) > 0.01)
    expect(overlapping.map(({ name }) => name.en)).toEqual([])
  })

  it('leave no zone reaching out of its municipality', () => {
    const reaching = gazetteer.ofLevel('cityZone').filter((zone) => {
      const city = zone.parent && gazetteer.place(zone.parent.level, zone.parent.id)
      const inside = city ? shared(shapeOf(zone), shapeOf(city)) : 0
      return areaOf(shapeOf(zone)) - inside > 0.02 * areaOf(shapeOf(zone)) + 0.01
    })
    // Beside the sea a zone that has no land at all keeps its cell.
    expect(reaching.map(({ name }) => name.en)).toEqual([])
  })

  it('leave no municipality overlapping its neighbours, and divide all of the land', () => {
    for (const province of gazetteer.ofLevel('province'))
      expect(largestOverlap(gazetteer.children(province, 'city'))).toBeLessThan(0.1)
    const cities = gazetteer.ofLevel('city').reduce((sum, city) => sum + areaOf(shapeOf(city)), 0)
    const land = greekLands().reduce((sum, { polygon }) => sum + areaOf([polygon]), 0)
    expect(cities / land).toBeGreaterThan(0.99)
    expect(cities / land).toBeLessThan(1.005)
  })

  it('have the size of the country: 131,957 km² by the national statistics', () => {
    const land = greekLands().reduce((sum, { polygon }) => sum + areaOf([polygon]), 0)
    expect(Math.abs(land / 131_957 - 1)).toBeLessThan(0.01)
  })

  it('keep zones within three kilometres of their points', () => {
    const far = gazetteer.ofLevel('cityZone').filter((zone) =>
      shapeOf(zone)
        .flat(2)
        .some(([longitude, latitude]) => distance({ longitude, latitude }, zone) > 3.05),
    )
    expect(far).toEqual([])
  })
})
