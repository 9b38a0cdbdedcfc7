/** From criteria to what they ask of an index: each filter is taken up as its entry in the table of filters says. */
import { type Circle, type Polygon, walkToStation } from '#domain/search/areas.ts'
import {
  columnOf,
  type FilterName,
  type FilterNameOf,
  filterNames,
  filters,
  type Range,
} from '#domain/search/filters.ts'
import type { Area, Shape } from '../areas/Area.ts'
import { circlesArea } from '../areas/circles.ts'
import { outsideOf } from '../areas/outsideOf.ts'
import { polygonsArea } from '../areas/polygons.ts'
import type { Asked, Wanted } from './asked.ts'
import type { WideName } from '../store/columnTable.ts'
import type { Index } from '../store/Index.ts'
import { packPlans } from '../store/packs.ts'
import type { PlaceColumn, PlaceId } from '../store/placeCodes.ts'
import { PlaceTest } from './PlaceTest.ts'
import { type Predicate, rangeTest } from './predicates.ts'
import type { Surroundings } from './Surroundings.ts'

/** What is asked is gone through once, not once a filter: a search sets few of those there are. */
export function askedOf(index: Index, criteria: Wanted, options: AskingOptions): Asked {
  const asked: Asked = { places: [], areas: [], excluded: [], ranges: [], packs: [] }
  for (const name of Object.keys(criteria) as FilterName[]) {
    const criterion = criteria[name]
    if (criterion !== undefined) takers.get(name)?.({ index, options, asked }, criterion as never)
  }
  return asked
}

export interface AskingOptions {
  /** The rooms filter looks at bedrooms (specification section 3). */
  readonly bedroomSearch: boolean
  readonly surroundings: Surroundings
}

interface Taking {
  readonly index: Index
  readonly options: AskingOptions
  readonly asked: Asked
}

/** Takes up what a search asks of a filter. */
type Taker<Criterion> = (taking: Taking, criterion: Criterion) => void

type Ids = readonly number[]

/** Contract, category and keyword are looked up, not taken up: they have none. */
function takerOf(name: FilterName): Taker<never> | undefined {
  const filter = filters[name]
  switch (filter.kind) {
    case 'places':
      return takePlaces(name, placesOf(name as FilterNameOf<'places'>))
    case 'stations':
      return takeArea<Ids>(name, (ids, { stationsOf }) =>
        circlesArea(
          ids
            .flatMap((id) => stationsOf(filter.level, id))
            .map((centre) => ({ centre, radius: walkToStation })),
        ),
      )
    case 'circle':
      return takeArea<Circle>(name, (circle) => circlesArea([circle]))
    case 'polygons':
      return 'isExcluded' in filter ? leaveOut(name) : takeArea(name, polygonsArea)
    case 'range':
      return takeRange(name as FilterNameOf<'range'>)
    default:
      return digitTakers.get(name)
  }
}

const takePlaces =
  (name: string, placesIn: (ids: Ids, around: Surroundings) => readonly PlaceId[]): Taker<Ids> =>
  ({ index, options, asked }, ids) => {
    const places = placesIn(ids, options.surroundings)
    asked.places.push({ name, places, test: new PlaceTest(name, index.places, places) })
  }

/** Places of a level, or those that groups of places are made of. */
const placesOf = (name: FilterNameOf<'places'>) =>
  name === 'macroarea' || name === 'touristicArea'
    ? (ids: Ids, { membersOf }: Surroundings) => ids.flatMap((id) => membersOf(name, id))
    : (ids: Ids) => ids.map((id): PlaceId => ({ column: name satisfies PlaceColumn, id }))

const takeArea =
  <Criterion>(name: string, areaOf: (criterion: Criterion, around: Surroundings) => Area): Taker<Criterion> =>
  ({ index, options, asked }, criterion) => {
    const shape = areaOf(criterion, options.surroundings)
    asked.areas.push({ shape, test: areaTest(index, name, shape) })
  }

const leaveOut =
  (name: string): Taker<readonly Polygon[]> =>
  ({ index, asked }, polygons) => {
    const area = polygonsArea(polygons)
    const shape = outsideOf(area)
    asked.excluded.push({ area, shape, test: areaTest(index, name, shape) })
  }

const areaTest = ({ columns: { latitude, longitude } }: Index, name: string, area: Shape): Predicate => ({
  kind: 'area',
  name,
  latitude,
  longitude,
  area,
})

function takeRange(name: FilterNameOf<'range'>): Taker<Range> {
  const [byRooms, byBedrooms] = [sortsOf(columnOf(name, false)), sortsOf(columnOf(name, true))]
  return ({ index, options, asked }, range) => {
    const { column, rising, falling } = options.bedroomSearch ? byBedrooms : byRooms
    asked.ranges.push({ column, rising, falling, test: rangeTest(column, index.columns[column], range) })
  }
}

/** A wide column, and the sorts by it. */
function sortsOf(name: string) {
  const column = name as WideName
  return { column, rising: `${column} asc`, falling: `${column} desc` } as const
}

/** What is asked of filters that share a pack is one test. */
const digitTakers: ReadonlyMap<FilterName, Taker<never>> = new Map(
  packPlans.flatMap(({ tested }, pack) =>
    tested.map((digit): [FilterName, Taker<never>] => [
      digit.filter,
      ({ asked: { packs } }, criterion) => {
        const digits = (packs[pack] ??= [])
        digits.push({ digit, allowed: digit.allowed(criterion) })
      },
    ]),
  ),
)

const takers: ReadonlyMap<FilterName, Taker<never>> = new Map(
  filterNames.flatMap((name): [FilterName, Taker<never>][] => {
    const taker = takerOf(name)
    return taker ? [[name, taker]] : []
  }),
)
