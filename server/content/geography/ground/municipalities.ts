/**
 * To which municipality land belongs, after the points we know of each: its seat, its zones and its stations. Official
 * borders are not ours to give; `estia import boundaries` takes them in.
 */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place, Point } from '#domain/geography/Place.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'
import { type Cells, makeCells } from './cells.ts'
import { landAt, landNear, onLand, type Piece } from '../coast/greekLand.ts'
import type { MultiPolygon } from '../polygons/multiPolygon.ts'
import { unionOf } from '../polygons/overlay.ts'

/** Farther from all of a municipality's points nothing is taken for its own, kilometres. */
const FARTHEST = 40

/** A quay lies off the shore as it is drawn: its land is at most so far, degrees. */
const QUAY = 0.03

export interface Municipalities {
  /** The municipality of the nearest point, on the same land where that has any. */
  readonly around: (point: Point) => Place
  /** The land nearer to the points of these than to those of others; all that is nearer where none of it is land. */
  readonly ground: (cities: readonly Place[]) => MultiPolygon
}

interface Site extends Point {
  readonly city: Place
}

/** Sites with what is nearest to each of them. */
interface Division {
  readonly sites: readonly Site[]
  readonly cells: Cells
}

/**
 * Land with points of its own is divided among those alone: an island's west is not the next island's. Islets without
 * any go to the nearest point of all.
 */
export function makeMunicipalities(gazetteer: Gazetteer): Municipalities {
  const sites = sitesOf(gazetteer)
  const whole = divisionOf(sites)
  const byLand = Map.groupBy(sites, (site) => landNear(positionOf(site), QUAY))
  const lands = new Map<Piece, Division>()
  for (const [land, those] of byLand) if (land) lands.set(land, divisionOf(those))

  const around = (point: Point): Place => {
    const land = landAt(positionOf(point))
    const { sites, cells } = (land && lands.get(land)) ?? whole
    return (sites[cells.nearest(point)] as Site).city
  }

  // Cells are joined before the coast is cut into them: a region is made of hundreds.
  const ground = (cities: readonly Place[]): MultiPolygon => {
    const wanted = new Set(cities)
    const all = cellsOf(whole, wanted)
    const homes = [...lands].flatMap(([land, division]) => {
      const own = cellsOf(division, wanted)
      return own.length > 0 ? onLand(own, (one) => one === land) : []
    })
    const dry = [...homes, ...onLand(all, (one) => !lands.has(one))]
    return dry.length > 0 ? dry : all
  }
  return { around, ground }
}

const positionOf = ({ longitude, latitude }: Point): Position => [longitude, latitude]

/** Two places at one point are one site: the first of them has it. */
function sitesOf(gazetteer: Gazetteer): readonly Site[] {
  const sites = gazetteer
    .ofLevel('city')
    .flatMap((city) =>
      [city, ...gazetteer.children(city, 'cityZone'), ...gazetteer.children(city, 'metro')].map(
        ({ latitude, longitude }): Site => ({ city, latitude, longitude }),
      ),
    )
  const byPoint = sites.toReversed().map((site) => [`${site.latitude} ${site.longitude}`, site] as const)
  return [...new Map(byPoint).values()]
}

const divisionOf = (sites: readonly Site[]): Division => ({ sites, cells: makeCells(sites) })

const cellsOf = ({ sites, cells }: Division, cities: ReadonlySet<Place>): MultiPolygon =>
  unionOf(
    sites
      .flatMap((site, at) => (cities.has(site.city) ? [cells.cell(at, FARTHEST)] : []))
      .filter((ring) => ring.length > 0)
      .map((ring) => [[ring]]),
  )
