/** The default camera of a map: at what is searched for. */
import { constants } from '#domain/constants.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { wholeCountry, zoomLeast } from '#domain/map/camera.ts'
import { boxAround, cameraFor, type Camera, type Size } from '#domain/map/mercator.ts'
import { boxOfCircle } from '#domain/map/circle.ts'
import { distanceZooms, drawZooms, selectionZooms } from '#domain/map/zooms.ts'
import { type Box, type Position, walkToStation } from '#domain/search/areas.ts'
import { type Criteria, filterNamesOf, filters } from '#domain/search/filters.ts'
import type { ReadSearch } from '../request/readRequest.ts'

const { region, province, city } = constants.map.cityGuideZoom

/** The zoom for a place of a level. */
const zoomOf: Partial<Record<GeographyLevel, number>> = {
  region,
  province,
  island: 11,
  city,
  cityZone: 14,
  touristicArea: province,
  macroarea: province,
}

/** Narrow screens zoom out: each zoom level halves the area. */
const USUAL_WIDTH = 800
const stepBack = ({ width }: Size) => Math.max(0, Math.log2(USUAL_WIDTH / width))

/**
 * The camera for a search: on its drawn areas or its stations; on the homes of its place, or that place while there are
 * none; else on the whole country. `homes` holds all that was found.
 */
export function cameraOf(
  { query: { criteria }, lineage }: ReadSearch,
  gazetteer: Gazetteer,
  { size, homes }: { readonly size: Size; readonly homes: Box | undefined },
): Camera {
  const drawn = boxAround([...drawnIn(criteria), ...stationsIn(criteria, gazetteer)])
  if (drawn) return cameraFor(drawn, size, criteria.circle ? distanceZooms : drawZooms)
  const [place] = lineage
  if (place && homes) return cameraFor(homes, size, selectionZooms(place.level))
  const zoom = place && zoomOf[place.level]
  if (place && zoom) {
    const { latitude, longitude } = place
    return { latitude, longitude, zoom: Math.max(zoom - stepBack(size), selectionZooms(place.level)[0]) }
  }
  const several = boxAround(placesIn(criteria, gazetteer))
  return several ? cameraFor(several, size, [zoomLeast, city]) : wholeCountry
}

function drawnIn({ polygon = [], circle }: Criteria): readonly Position[] {
  const around = circle && boxOfCircle(circle)
  return [...polygon.flat(), ...(around ? cornersOf(around) : [])]
}

const cornersOf = ({ south, west, north, east }: Box): readonly Position[] => [
  [south, west],
  [north, east],
]

function stationsIn(
  { metroLine = [], metroStation = [] }: Criteria,
  gazetteer: Gazetteer,
): readonly Position[] {
  const lines = metroLine.flatMap((id) => {
    const line = gazetteer.place('metroLine', id)
    return line ? gazetteer.members(line) : []
  })
  const stations = metroStation.flatMap((id) => gazetteer.place('metro', id) ?? [])
  return [...lines, ...stations].flatMap(({ latitude, longitude }) =>
    cornersOf(boxOfCircle({ centre: [latitude, longitude], radius: walkToStation })),
  )
}

/** Several places at once have no path of their own. */
const placesIn = (criteria: Criteria, gazetteer: Gazetteer): readonly Position[] =>
  filterNamesOf('places')
    .flatMap((name) => (criteria[name] ?? []).flatMap((id) => gazetteer.place(filters[name].level, id) ?? []))
    .map(({ latitude, longitude }) => [latitude, longitude])
