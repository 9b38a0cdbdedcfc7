/** The municipality of a point, by the nearest known points: no outlines are computed, so that the first call is fast. */
import { distance } from '#domain/geography/distance.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place, Point } from '#domain/geography/Place.ts'
import { coastline } from './coast/coastline.ts'
import { metresToCoast } from './coast/metresToCoast.ts'
import type { Position } from './polygons/polyline.ts'
import { greekWaters } from './coast/greekWaters.ts'
import { type Bounds, boundsOf, type Polygon, polygonHolds } from './polygons/multiPolygon.ts'

/** A quay or a house by the sea may lie off the shore as it is drawn, metres. */
const OFF_SHORE = 1000

/** So many of the nearest points are looked at for one on the same land. */
const LOOKED_AT = 12

interface Land {
  readonly polygon: Polygon
  readonly bounds: Bounds
}

type Site = Point & { readonly city: Place }

const positionOf = ({ longitude, latitude }: Point): Position => [longitude, latitude]

const isWithin = ([west, south, east, north]: Bounds, [x, y]: Position): boolean =>
  x >= west && x <= east && y >= south && y <= north

/** Returns the municipality of a point; undefined outside Greece and at sea. */
export function makeMunicipalityAt(gazetteer: Gazetteer): (point: Point) => Place | undefined {
  let lands: readonly Land[] | undefined
  let sites: readonly Site[] | undefined
  const landsOfSites = new Map<Site, Land | undefined>()

  const landAt = (position: Position): Land | undefined => {
    // Lakes belong to the land around them.
    lands ??= coastline().lands.map(([shore]) => ({ polygon: [shore], bounds: boundsOf([[shore]]) }))
    return lands.find(({ polygon, bounds }) => isWithin(bounds, position) && polygonHolds(polygon, position))
  }
  const landOf = (site: Site): Land | undefined => {
    const known = landsOfSites.get(site)
    if (known !== undefined || landsOfSites.has(site)) return known
    const land = landAt(positionOf(site))
    landsOfSites.set(site, land)
    return land
  }
  const sitesOfAll = () =>
    gazetteer.ofLevel('city').flatMap((city) =>
      [city, ...gazetteer.children(city, 'cityZone')].map(({ latitude, longitude }) => ({
        latitude,
        longitude,
        city,
      })),
    )
  const isHere = (point: Point, land: Land | undefined) =>
    polygonHolds([greekWaters()], positionOf(point)) &&
    (land !== undefined || (metresToCoast(point) ?? Number.POSITIVE_INFINITY) <= OFF_SHORE)

  return (point) => {
    const land = landAt(positionOf(point))
    if (!isHere(point, land)) return undefined
    sites ??= sitesOfAll()
    const nearest = sites
      .map((site) => ({ site, kilometres: distance(site, point) }))
      .sort((a, b) => a.kilometres - b.kilometres)
      .slice(0, LOOKED_AT)
    // An island's west is not the next island's.
    const onSameLand = land && nearest.find(({ site }) => landOf(site) === land)
    return (onSameLand ?? nearest[0])?.site.city
  }
}
