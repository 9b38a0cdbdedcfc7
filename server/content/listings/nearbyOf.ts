/** What lies around a home: metro, sea and ferries, in a straight line from the point that its advertiser shows. */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { distance } from '#domain/geography/distance.ts'
import { ports } from '#domain/geography/data/ports.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Point } from '#domain/geography/Place.ts'
import type { NearbyKind, NearbyThing } from '#domain/listing/ListingBackground.ts'
import { nearbySources, toldDistance } from '#domain/listing/nearbySources.ts'
import type { Language } from '#domain/locale.ts'
import { metresToCoast } from '#server/content/geography/coast/metresToCoast.ts'

interface Found {
  readonly name: string | null
  readonly lines?: readonly string[]
  readonly metres: number
}

/** What is near a point in Greece, each kind as far as it still says something. */
export function nearbyOf(gazetteer: Gazetteer, point: Point, language: Language): readonly NearbyThing[] {
  const found: Readonly<Record<NearbyKind, readonly Found[]>> = {
    metro: stationsNear(gazetteer, point, language),
    sea: seaNear(point),
    port: portsNear(point, language),
  }
  return (Object.keys(found) as NearbyKind[]).flatMap((kind) => {
    const { reach, most } = nearbySources[kind]
    return found[kind]
      .filter(({ metres }) => metres <= reach)
      .slice(0, most)
      .map(({ name, lines = [], metres }) => ({ kind, name, lines, metres: toldDistance(kind, metres) }))
  })
}

const stationsNear = (gazetteer: Gazetteer, point: Point, language: Language): readonly Found[] =>
  gazetteer.nearestPlaces(point, 'metro', nearbySources.metro.most).map(({ place, kilometres }) => ({
    name: nameIn(place, language),
    lines: gazetteer.groups(place, 'metroLine').map((line) => nameIn(line, language)),
    metres: kilometres * 1000,
  }))

function seaNear(point: Point): readonly Found[] {
  const metres = metresToCoast(point)
  return metres === undefined ? [] : [{ name: null, metres }]
}

const portsNear = (point: Point, language: Language): readonly Found[] =>
  ports
    .map(([el, en, latitude, longitude]) => ({
      name: nameIn({ name: { el, en }, level: 'city' }, language),
      metres: distance(point, { latitude, longitude }) * 1000,
    }))
    .sort((one, other) => one.metres - other.metres)
