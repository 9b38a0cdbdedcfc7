/**
 * To which municipality land belongs, after the points we know of each: its seat, its zones and its stations. Official
 * borders are not ours to give; `estia import boundaries` takes them in.
 */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place, Point } from '#domain/geography/Place.ts'
import { type Cells, makeCells } from './cells.ts'
import type { MultiPolygon } from './multiPolygon.ts'
import { unionOf } from './overlay.ts'

/** Farther from all of a municipality's points nothing is taken for its own, kilometres. */
const FARTHEST = 40

export interface Municipalities {
  /** The municipality of the nearest point. */
  readonly around: (point: Point) => Place
  /** All that is nearest to its points, land and sea. */
  readonly ground: (city: Place) => MultiPolygon
}

export function makeMunicipalities(gazetteer: Gazetteer): Municipalities {
  const sites = gazetteer.ofLevel('city').flatMap((city) =>
    [city, ...gazetteer.children(city, 'cityZone'), ...gazetteer.children(city, 'metro')].map((place) => ({
      city,
      latitude: place.latitude,
      longitude: place.longitude,
    })),
  )
  // Two places at one point are one site: the first of them has it.
  const different = [
    ...new Map(sites.toReversed().map((site) => [`${site.latitude} ${site.longitude}`, site])).values(),
  ]
  const cells: Cells = makeCells(different)
  const sitesOf = Map.groupBy(different.keys(), (at) => different[at]?.city)
  return {
    around: (point) => (different[cells.nearest(point)] as (typeof different)[number]).city,
    ground: (city) =>
      unionOf(
        (sitesOf.get(city) ?? [])
          .map((at) => cells.cell(at, FARTHEST))
          .filter((ring) => ring.length > 0)
          .map((ring) => [[ring]]),
      ),
  }
}
