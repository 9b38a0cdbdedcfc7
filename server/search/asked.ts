/** What a search asks of an index, in the terms of the index: pairs, places, areas, tests. */
import { type Box, walkToStation } from '#domain/search/areas.ts'
import { type Criteria, filterNamesOf, filters } from '#domain/search/filters.ts'
import type { Area, Shape } from './areas/Area.ts'
import { boxArea } from './areas/box.ts'
import { circlesArea } from './areas/circles.ts'
import { anyArea, outsideOf } from './areas/combined.ts'
import { polygonArea } from './areas/polygon.ts'
import { SMALLEST } from './Columns.ts'
import { LARGEST, type WideName } from './columnTable.ts'
import type { Index } from './Index.ts'
import { packPlans } from './packs.ts'
import { PackTest } from './PackTest.ts'
import type { SortName } from './Orders.ts'
import type { Pair } from './Partitions.ts'
import type { PlaceColumn, PlaceId } from './placeCodes.ts'
import { PlaceTest } from './PlaceTest.ts'
import type { Predicate } from './predicates.ts'
import type { Surroundings } from './Surroundings.ts'
import type { TextIndex } from './TextIndex.ts'

export interface PlanOptions {
  readonly surroundings: Surroundings
  /** The words of the index's listings; without them no keyword is found. */
  readonly texts?: TextIndex | undefined
}

/** What a visitor asked for, and what of it the map shows. */
export type Wanted = Criteria & { readonly viewport?: Box }

const placeNames = filterNamesOf('places')
/** The filters that are ranges, with the sorts of their columns: put together once, not for each search. */
const rangeFilters = filterNamesOf('range').map((name) => {
  const column = filters[name].column as WideName
  return { name, column, rising: `${column} asc`, falling: `${column} desc` } as const
})

const { contract: contracts, category: categories, excludeAuctions } = filters

/** The pairs that a search looks into. */
export function pairsOf({ partitions }: Index, criteria: Criteria): readonly Pair[] {
  const contractId = criteria.contract && contracts.vocabulary.idOf(criteria.contract)
  const categoryId = criteria.category && categories.vocabulary.idOf(criteria.category)
  return partitions.pairs.filter(
    ({ contract, category }) =>
      (contractId === undefined || contract === contractId) &&
      (categoryId === undefined || category === categoryId) &&
      !(criteria.excludeAuctions && contract === excludeAuctions.id),
  )
}

/** Places of which a listing must lie in one. */
export interface AskedPlaces {
  readonly name: string
  readonly places: readonly PlaceId[]
}

/** One entry a place filter: a listing must satisfy each. */
export const placesOf = (criteria: Criteria, { membersOf }: Surroundings): readonly AskedPlaces[] =>
  placeNames.flatMap((name) => {
    const ids = criteria[name]
    if (ids === undefined) return []
    const places =
      name === 'macroarea' || name === 'touristicArea'
        ? ids.flatMap((id) => membersOf(name, id))
        : ids.map((id): PlaceId => ({ column: name satisfies PlaceColumn, id }))
    return [{ name, places }]
  })

export const placePredicate = ({ places: codes }: Index, { name, places }: AskedPlaces): Predicate =>
  new PlaceTest(name, codes, places)

/** One entry a filter that is an area. */
export function areasOf(
  criteria: Criteria,
  { stationsOf }: Surroundings,
): readonly (readonly [string, Area])[] {
  const { polygon, circle, metroLine, metroStation } = criteria
  const around = (level: 'metroLine' | 'metro', ids: readonly number[]) =>
    circlesArea(
      ids.flatMap((id) => stationsOf(level, id)).map((centre) => ({ centre, radius: walkToStation })),
    )
  return [
    ...(polygon ? [['polygon', anyArea(polygon.map(polygonArea))] as const] : []),
    ...(circle ? [['circle', circlesArea([circle])] as const] : []),
    ...(metroLine ? [['metroLine', around('metroLine', metroLine)] as const] : []),
    ...(metroStation ? [['metroStation', around('metro', metroStation)] as const] : []),
  ]
}

export const areaPredicate = ({ columns }: Index, name: string, area: Shape): Predicate => ({
  kind: 'area',
  name,
  latitude: columns.latitude,
  longitude: columns.longitude,
  area,
})

/** What is left out is tested, never started from: it is most of the country, and what shows no position. */
export const excludedAreas = (index: Index, { excludedArea }: Criteria): readonly Predicate[] =>
  excludedArea
    ? [areaPredicate(index, 'excludedArea', outsideOf(anyArea(excludedArea.map(polygonArea))))]
    : []

/** A box is a range of each coordinate: nothing need be worked out. */
export function boxPredicates({ columns }: Index, viewport: Box): readonly Predicate[] {
  return boxArea(viewport).boxes.flatMap(({ south, north, west, east }) => [
    between('latitude', columns.latitude, south, north),
    between('longitude', columns.longitude, west, east),
  ])
}

const between = (name: string, values: Int32Array, low: number, high: number): Predicate =>
  low > high
    ? { kind: 'between', name, values, low: NOTHING, high: NOTHING }
    : { kind: 'between', name, values, low: Math.max(low, SMALLEST), high: Math.min(high, LARGEST) }

/** A value that no column holds. */
const NOTHING = LARGEST + 1

/** A range of a wide column, the column, and its sorts. */
export interface AskedRange {
  readonly column: WideName
  readonly rising: SortName
  readonly falling: SortName
  readonly low: number
  readonly high: number
}

export function rangesOf(criteria: Criteria): readonly AskedRange[] {
  const asked: AskedRange[] = []
  for (const { name, column, rising, falling } of rangeFilters) {
    const range = criteria[name]
    if (range === undefined) continue
    const { min = SMALLEST, max = LARGEST } = range
    const [low, high] = min > max ? [NOTHING, NOTHING] : [min, max]
    asked.push({ column, rising, falling, low, high })
  }
  return asked
}

export const rangePredicate = ({ columns }: Index, { column, low, high }: AskedRange): Predicate => ({
  kind: 'between',
  name: column,
  values: columns[column],
  low,
  high,
})

/** One test a pack that a search asks something of. */
export const packPredicates = ({ packs }: Index, criteria: Criteria): readonly Predicate[] =>
  packPlans.flatMap((pack, at) => PackTest.of(pack, packs[at] as Uint16Array, criteria) ?? [])
