/** Outlines made from what the gazetteer and the coast know: approximate, and said to be. */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { walkToStation } from '#domain/search/areas.ts'
import { crossingsOf } from '#server/content/geography/polygons/crossings.ts'
import { makeCells } from '../ground/cells.ts'
import { circleRing } from '../polygons/convex.ts'
import type { Ground } from '../ground/ground.ts'
import { areaOf, type MultiPolygon, tidied } from '../polygons/multiPolygon.ts'
import { intersectionOf, unionOf } from '../polygons/overlay.ts'

/** How far from its point a zone reaches at the most, kilometres. */
const ZONE = 3
/** Around a zone that the coast leaves in the water, kilometres. */
const QUAY = 0.3
/** Less land is no zone, square kilometres. */
const LEAST = 0.001
/** Around an islet that the coast leaves out, kilometres. */
const ISLET = 0.5

/** Some milliseconds a place; the first one takes some tenths of a second. */
export function makeDeriveShape(gazetteer: Gazetteer, ground: Ground) {
  const ofCities = (cities: readonly Place[]) => ground.municipalities().ground(cities)

  const ofZone = (zone: Place, border: MultiPolygon | undefined): MultiPolygon => {
    const city = zone.parent && gazetteer.place(zone.parent.level, zone.parent.id)
    const zones = city ? gazetteer.children(city, 'cityZone') : [zone]
    const cells = makeCells(zones)
    const cell = (kilometres: number): MultiPolygon => [[cells.cell(zones.indexOf(zone), kilometres)]]
    // A border that does not come near the zone's point is no border of it.
    const inBorder = border ? intersectionOf(cell(ZONE), border) : []
    if (inBorder.length > 0) return inBorder
    const dry = city ? intersectionOf(cell(ZONE), ofCities([city])) : []
    // The coast is drawn coarsely: what lies on it may be off it altogether.
    return areaOf(dry) > LEAST ? dry : cell(QUAY)
  }

  const ofIsland = (island: Place): MultiPolygon => {
    const known = ground.islands().landOf(island)
    return known ? [known.polygon] : [[circleRing([island.longitude, island.latitude], ISLET)]]
  }

  /** Ten minutes on foot from a station. */
  const ofStations = (stations: readonly Place[]): MultiPolygon =>
    unionOf(
      stations.map(({ longitude, latitude }) => [[circleRing([longitude, latitude], walkToStation / 1000)]]),
    )

  const citiesUnder = (place: Place): readonly Place[] =>
    place.level === 'city'
      ? [place]
      : gazetteer
          .children(place)
          .filter(({ level }) => level === 'province' || level === 'city')
          .flatMap(citiesUnder)

  type Maker = (place: Place, border: MultiPolygon | undefined) => MultiPolygon
  const makers: Readonly<Record<ShapeLevel, Maker>> = {
    region: (place) => ofCities(citiesUnder(place)),
    province: (place) => ofCities(citiesUnder(place)),
    city: (place) => ofCities([place]),
    cityZone: ofZone,
    macroarea: (place) => ofCities(gazetteer.members(place)),
    touristicArea: (place) => ofCities(gazetteer.members(place)),
    island: ofIsland,
    metroLine: (place) => ofStations(gazetteer.members(place)),
    metro: (place) => ofStations([place]),
  }
  /** `border`: of a zone's municipality, where it is known better than by points. */
  return (level: ShapeLevel, place: Place, border?: MultiPolygon): MultiPolygon =>
    uncrossed(tidied(makers[level](place, border)))
}

/** Rounding may push a corner across a line close by. */
const uncrossed = (area: MultiPolygon): MultiPolygon =>
  crossingsOf(area).length > 0 ? unionOf([area]) : area
