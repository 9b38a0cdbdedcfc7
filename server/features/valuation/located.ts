/** Where a home that is estimated is: from its point, or the place that was typed. */
import { distance } from '#domain/geography/distance.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place, Point } from '#domain/geography/Place.ts'
import { readPlaceSegments } from '#domain/search/searchPath.ts'
import { lineageOf, placeOfSlug } from '#server/content/geography/Places.ts'

/** A zone whose middle is nearer than this may be that of a point, kilometres. */
const ZONE_REACH = 1.5

export interface Located extends Point {
  /** The smallest place known: a zone or a municipality. */
  readonly place: Place
  readonly province: number | null
  readonly municipality: number | null
  readonly zone: number | null
}

const isPrecise = ({ level }: Place): boolean => level === 'city' || level === 'cityZone'

/** The zone or municipality that a text names: the segments of a path, or a name. */
function placeNamed(gazetteer: Gazetteer, text: string): Place | undefined {
  const slug = readPlaceSegments(text.toLowerCase().split('/'))
  const exact = slug && placeOfSlug(slug, gazetteer)
  if (exact && isPrecise(exact)) return exact
  // "Ambelokipi, Athens": the places around follow the name.
  const [name = '', ...around] = text.split(',').map((part) => part.trim())
  const found = gazetteer.suggest(name, 8, ['city', 'cityZone'])
  const [context] = around.flatMap((part) => gazetteer.suggest(part, 1, ['city', 'province', 'region']))
  const within = found.find((place) =>
    gazetteer.ancestors(place).some(({ level, id }) => level === context?.level && id === context.id),
  )
  return within ?? found[0]
}

function locatedAt(gazetteer: Gazetteer, place: Place, { latitude, longitude }: Point): Located {
  const idOf = (level: Place['level']) =>
    lineageOf(gazetteer, place).find((one) => one.level === level)?.id ?? null
  return {
    latitude,
    longitude,
    place,
    province: idOf('province'),
    municipality: idOf('city'),
    zone: idOf('cityZone'),
  }
}

export interface Where {
  readonly place: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Undefined for a point outside Greece or at sea, and for a name that no place has. */
export function locate(
  gazetteer: Gazetteer,
  municipalityAt: (point: Point) => Place | undefined,
  { place: text, latitude, longitude }: Where,
): Located | undefined {
  if (latitude === null || longitude === null) {
    const place = text === '' ? undefined : placeNamed(gazetteer, text)
    return place && locatedAt(gazetteer, place, place)
  }
  const point = { latitude, longitude }
  const city = municipalityAt(point)
  if (city === undefined) return undefined
  const zone = gazetteer
    .children(city, 'cityZone')
    .map((one) => ({ one, kilometres: distance(one, point) }))
    .filter(({ kilometres }) => kilometres <= ZONE_REACH)
    .sort((a, b) => a.kilometres - b.kilometres)[0]?.one
  return locatedAt(gazetteer, zone ?? city, point)
}
