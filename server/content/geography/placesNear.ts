import type { NearPlace, PointPlaces } from '#domain/api/Geography.ts'
import { bearing } from '#domain/geography/bearing.ts'
import { distance } from '#domain/geography/distance.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import type { Place, Point } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'
import type { Position } from './polygons/polyline.ts'
import { metresToCoast } from './coast/metresToCoast.ts'
import { namedPlace } from './findPlaces.ts'
import { nearWords } from './nearWords.ts'
import { isAbroad, isGreek } from './coast/greekLand.ts'
import type { Ground } from './ground/ground.ts'

/** Farther than this a place says nothing of a point, metres. */
const farthest = { city: 150_000, cityZone: 5_000, metro: 2_000, island: 150_000 } as const

/** A point is described by a zone up to this distance, metres: a farther one is a village elsewhere. */
const ZONE_WORDS = 3_000

/** Nearer than this a point is at the place, metres. */
const AT = 50

/** The coast is drawn to some 100 m: nearer to it, a point off it is no point at sea, metres. */
const SHORE = 200

/** What is sea of Greece at all: all else that is no land of Greece is abroad. Degrees. */
const waters = { south: 34, west: 19, north: 42, east: 30 }

/** Answers where points are. What it asks is made at the first question, which takes some tenths of a second. */
export function makePlacesNear(gazetteer: Gazetteer, ground: Ground) {
  return (point: Point, language: Language): PointPlaces => {
    const beside = (place: Place): NearPlace => {
      const metres = Math.round(distance(place, point) * 1000)
      const direction = metres < AT ? null : bearing(place, point)
      return { ...namedPlace(gazetteer, place, language), metres, direction }
    }
    const nearest = (level: GeographyLevel) =>
      gazetteer.nearestPlaces(point, level, 1).map(({ place }) => beside(place))
    const home = ground.islands().islandAt([point.longitude, point.latitude])
    const found = [
      beside(ground.municipalities().around(point)),
      ...nearest('cityZone'),
      ...nearest('metro'),
      ...(home ? [{ ...beside(home), metres: 0, direction: null }] : nearest('island')),
    ]
    const places = found.filter(({ level, metres }) => metres <= farthest[level as keyof typeof farthest])
    const under = groundOf(point)
    return { ground: under, places, words: nearWords(under, teller(places, under), language) }
  }
}

function groundOf({ latitude, longitude }: Point): PointPlaces['ground'] {
  const position: Position = [longitude, latitude]
  if (isGreek(position)) return 'land'
  const isInWaters =
    latitude > waters.south && latitude < waters.north && longitude > waters.west && longitude < waters.east
  if (!isInWaters || isAbroad(position)) return 'abroad'
  return (metresToCoast({ latitude, longitude }) ?? Infinity) < SHORE ? 'land' : 'sea'
}

/** The place that describes a point: its zone, else the nearest town, at sea also the nearest island. */
function teller(places: readonly NearPlace[], ground: PointPlaces['ground']) {
  const zone = places.find(({ level, metres }) => level === 'cityZone' && metres <= ZONE_WORDS)
  const levels = ground === 'land' ? ['city'] : ['city', 'island']
  const [nearest] = places
    .filter(({ level }) => levels.includes(level))
    .toSorted((one, other) => one.metres - other.metres)
  const place = zone ?? nearest
  const [around] = place?.level === 'cityZone' ? place.context.split(', ') : []
  return place && { ...place, name: around ? `${place.name}, ${around}` : place.name }
}
