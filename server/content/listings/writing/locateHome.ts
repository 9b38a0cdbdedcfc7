/** In which places a home lies, and what of its point others see. */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { distance } from '#domain/geography/distance.ts'
import type { Place, Point } from '#domain/geography/Place.ts'
import { snapToCell } from '#domain/geography/snapToCell.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import type { ListingFacts } from '#domain/listing/facts/factTable.ts'
import { makeMunicipalityAt } from '#server/content/geography/municipalityAt.ts'
import type { Columns } from './factColumns.ts'

/** A zone ends at most so far from its middle, kilometres. */
const ZONE_REACH = 2.5

/** A micro-degree is 11 cm. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

const levelOf = (places: readonly Place[], level: Place['level']): number | null =>
  places.find((place) => place.level === level)?.id ?? null

const nearest = (to: Point, places: readonly Place[]): Place | undefined =>
  places.toSorted((a, b) => distance(a, to) - distance(b, to))[0]

/** What of a point others see, as columns. Without a radius the point itself is shown. */
export function shownColumns(
  point: Point | null,
  { mapDisplay, shownRadius }: Pick<ListingFacts, 'mapDisplay' | 'shownRadius'>,
): Columns {
  const isHidden = point === null || mapDisplay === null || mapDisplay === 'noMap'
  const shown = isHidden ? null : shownRadius === null ? point : snapToCell(point, shownRadius)
  return {
    shown_latitude: shown && rounded(shown.latitude),
    shown_longitude: shown && rounded(shown.longitude),
  }
}

/** The places of a point as columns; undefined outside Greece. */
export type PlacesOf = (point: Point) => Columns | undefined

export function makePlacesOf(gazetteer: Gazetteer): PlacesOf {
  const municipalityAt = makeMunicipalityAt(gazetteer)
  return (point) => {
    const municipality = municipalityAt(point)
    if (municipality === undefined) return undefined
    const lineage = gazetteer.ancestors(municipality)
    const zone = nearest(point, gazetteer.children(municipality, 'cityZone'))
    return {
      country: countries.idOf('greece'),
      region_id: levelOf(lineage, 'region'),
      province_id: levelOf(lineage, 'province'),
      municipality_id: municipality.id,
      zone_id: zone && distance(zone, point) <= ZONE_REACH ? zone.id : null,
      island_id: nearest(point, gazetteer.groups(municipality, 'island'))?.id ?? null,
    }
  }
}

/** The places of a draft without a point. */
export const nowhere: Columns = {
  country: countries.idOf('greece'),
  region_id: null,
  province_id: null,
  municipality_id: null,
  zone_id: null,
  island_id: null,
}
