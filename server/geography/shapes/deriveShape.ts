/** Outlines made from what the gazetteer and the coast know: approximate, and said to be. */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { walkToStation } from '#domain/search/areas.ts'
import { crossingsOf } from '../boundaries/crossings.ts'
import { makeCells } from './cells.ts'
import { circleRing } from './convex.ts'
import { onLand } from './greekLand.ts'
import type { Ground } from './ground.ts'
import { type MultiPolygon, tidied } from './multiPolygon.ts'
import { intersectionOf, unionOf } from './overlay.ts'

/** How far from its point a zone reaches at the most, kilometres. */
const ZONE = 3
/** Around an islet that the coast leaves out, kilometres. */
const ISLET = 0.5

/** Some milliseconds a place; the first one takes some tenths of a second. */
export function makeDeriveShape(gazetteer: Gazetteer, ground: Ground) {
  const groundOf = (city: Place) => ground.municipalities().ground(city)

  const land = (area: MultiPolygon): MultiPolygon => {
    const dry = onLand(area)
    // The coast is drawn coarsely: what lies on it may be off it altogether.
    return dry.length > 0 ? dry : area
  }

  const ofCities = (cities: readonly Place[]) => land(unionOf(cities.map(groundOf)))

  const ofZone = (zone: Place, border: MultiPolygon | undefined): MultiPolygon => {
    const city = zone.parent && gazetteer.place(zone.parent.level, zone.parent.id)
    const zones = city ? gazetteer.children(city, 'cityZone') : [zone]
    const cell: MultiPolygon = [[makeCells(zones).cell(zones.indexOf(zone), ZONE)]]
    if (border) {
      const inside = intersectionOf(cell, border)
      // A border that does not come near the zone's point is no border of it.
      if (inside.length > 0) return inside
    }
    return land(city ? intersectionOf(cell, groundOf(city)) : cell)
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
