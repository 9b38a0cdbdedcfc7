import { cityRows } from './data/cityRows.ts'
import { islands } from './data/islands.ts'
import { macroareas } from './data/macroareas.ts'
import { metroLines, metroStations } from './data/metro.ts'
import { areaNames } from './data/names/areas.ts'
import { cityNames } from './data/names/cities.ts'
import { islandNames } from './data/names/islands.ts'
import { zoneNames } from './data/names/zones.ts'
import { provinces } from './data/provinces.ts'
import { regions } from './data/regions.ts'
import type { AreaRow, CityRow, GroupRow, LineRow, NameRow, StationRow, ZoneRow } from './data/rows.ts'
import { touristicAreas } from './data/touristicAreas.ts'
import { zoneRows } from './data/zoneRows.ts'
import type { GeographyLevel } from './levels.ts'
import type { Place, PlaceRef } from './Place.ts'

/** Greece; the id is its ISO 3166-1 number. */
const country: Place = {
  level: 'country',
  id: 300,
  parent: undefined,
  name: { el: 'Ελλάδα', en: 'Greece' },
  alternates: ['Hellas', 'Ellada', 'Griechenland', 'Grecia', 'Grèce', 'Grécia', 'Греция'],
  slug: 'ellada',
  latitude: 38.74,
  longitude: 22.53,
  weight: 5,
}

const countryRef: PlaceRef = { level: country.level, id: country.id }

const refs = (level: GeographyLevel, ids: readonly number[]): readonly PlaceRef[] =>
  ids.map((id) => ({ level, id }))

/** Decimal logarithm less one, at most 5: a village of 1,000 weighs 2, Athens 4.8. */
const weightOf = (population: number) => Math.min(Math.log10(Math.max(population, 10)) - 1, 5)

const populationWhere = (test: (row: CityRow) => boolean) =>
  cityRows.filter(test).reduce((sum, row) => sum + row[6], 0)

function area(level: GeographyLevel, parent: PlaceRef, row: AreaRow, population: number): Place {
  const [id, , el, en, slug, latitude, longitude, alternates = []] = row
  const weight = weightOf(population)
  return { level, id, parent, name: { el, en }, alternates, slug, latitude, longitude, weight, population }
}

const region = (row: AreaRow): Place => {
  const inside = new Set(
    provinces.filter((province) => province[1] === row[0]).map((province) => province[0]),
  )
  const population = populationWhere(([id]) => inside.has(Math.floor(id / 100)))
  return area('region', countryRef, row, population)
}

const province = (row: AreaRow): Place =>
  area(
    'province',
    { level: 'region', id: row[1] },
    row,
    populationWhere(([id]) => Math.floor(id / 100) === row[0]),
  )

const city = ([
  id,
  el,
  en,
  slug,
  latitude,
  longitude,
  population,
  nature,
  alternates = [],
]: CityRow): Place => ({
  level: 'city',
  id,
  parent: { level: 'province', id: Math.floor(id / 100) },
  name: { el, en },
  alternates,
  slug,
  latitude,
  longitude,
  weight: weightOf(population),
  population,
  onIsland: nature === 'island' || nature === 'island inland',
  coastal: nature === 'coast' || nature === 'island',
})

const zone = ([id, el, en, slug, latitude, longitude, weight, alternates = []]: ZoneRow): Place => ({
  level: 'cityZone',
  id,
  parent: { level: 'city', id: Math.floor(id / 1000) },
  name: { el, en },
  alternates,
  slug,
  latitude,
  longitude,
  weight,
})

const group =
  (level: GeographyLevel) =>
  ([id, el, en, slug, latitude, longitude, weight, cities, alternates = []]: GroupRow): Place => ({
    level,
    id,
    parent: smallestAround(cities),
    name: { el, en },
    alternates,
    slug,
    latitude,
    longitude,
    weight,
    members: refs('city', cities),
  })

/** The smallest of regional unit, region and country that holds all these municipalities. */
function smallestAround(cities: readonly number[]): PlaceRef {
  const units = new Set(cities.map((id) => Math.floor(id / 100)))
  if (units.size === 1) return { level: 'province', id: [...units][0] ?? 0 }
  const around = new Set(provinces.filter(([id]) => units.has(id)).map((row) => row[1]))
  return around.size === 1 ? { level: 'region', id: [...around][0] ?? 0 } : countryRef
}

const station = ([id, cityId, el, en, slug, latitude, longitude]: StationRow): Place => ({
  level: 'metro',
  id,
  parent: { level: 'city', id: cityId },
  name: { el, en },
  alternates: [],
  slug,
  latitude,
  longitude,
  weight: 3,
})

function line([id, provinceId, el, en, slug, stations]: LineRow): Place {
  const middle = metroStations.find((row) => row[0] === stations[Math.floor(stations.length / 2)])
  return {
    level: 'metroLine',
    id,
    parent: { level: 'province', id: provinceId },
    name: { el, en },
    alternates: [],
    slug,
    latitude: middle?.[5] ?? country.latitude,
    longitude: middle?.[6] ?? country.longitude,
    weight: 3,
    members: refs('metro', stations),
  }
}

const byGreekName = (rows: readonly NameRow[]): ReadonlyMap<string, readonly string[]> =>
  new Map(rows.map(([el, ...names]) => [el, names.flatMap((several) => several?.split(', ') ?? [])]))

/** Places of one name share its translations, though one is an island and the other its municipality. */
const withForeignNames =
  (names: ReadonlyMap<string, readonly string[]>) =>
  (place: Place): Place => {
    const more = names.get(place.name.el) ?? []
    const alternates = new Set([...place.alternates, ...more])
    for (const name of [place.name.el, place.name.en]) alternates.delete(name)
    return { ...place, alternates: [...alternates] }
  }

/** Every place that Estia knows, from the tables in data/. Some 2,000 objects: built once, by `greece`. */
export const makePlaces = (): readonly Place[] => [
  country,
  ...[
    ...regions.map(region),
    ...provinces.map(province),
    ...cityRows.map(city),
    ...islands.map(group('island')),
    ...macroareas.map(group('macroarea')),
    ...touristicAreas.map(group('touristicArea')),
  ].map(withForeignNames(byGreekName([...areaNames, ...cityNames, ...islandNames]))),
  ...zoneRows.map(zone).map(withForeignNames(byGreekName(zoneNames))),
  ...metroLines.map(line),
  ...metroStations.map(station),
]
