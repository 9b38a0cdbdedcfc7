/** Compiles criteria for an index: each filter as its entry in the table of filters says. */
import { type MonthlyCost, monthlyFactors } from '#domain/costs/monthlyCost.ts'
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
import { complementOf } from '../areas/complementOf.ts'
import { polygonsArea } from '../areas/polygons.ts'
import type { CompiledCriteria, Query } from './CompiledCriteria.ts'
import type { WideName } from '../store/columnTable.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { MonthlyCosts } from '../store/MonthlyCosts.ts'
import { packPlans } from '../store/packs.ts'
import type { PlaceColumn, PlaceId } from '../store/placeCodes.ts'
import { PlaceTest } from './PlaceTest.ts'
import { type Predicate, rangeTest } from './predicates.ts'
import type { Surroundings } from './Surroundings.ts'

/** Loops over the criteria that are set, not over all filters: a search sets few of them. */
export function compileCriteria(
  index: ColumnIndex,
  criteria: Query,
  options: CompileOptions,
): CompiledCriteria {
  const compiled: CompiledCriteria = {
    places: [],
    areas: [],
    excluded: [],
    ranges: [],
    computed: [],
    packs: [],
  }
  for (const name of Object.keys(criteria) as FilterName[]) {
    const criterion = criteria[name]
    if (criterion !== undefined)
      compilers.get(name)?.({ index, options, compiled, criteria }, criterion as never)
  }
  return compiled
}

export interface CompileOptions {
  /** The rooms filter looks at bedrooms (specification section 3). */
  readonly bedroomSearch: boolean
  readonly surroundings: Surroundings
}

interface Compilation {
  readonly index: ColumnIndex
  readonly options: CompileOptions
  readonly compiled: CompiledCriteria
  readonly criteria: Query
}

/** Compiles the criterion of one filter. */
type CriterionCompiler<Criterion> = (compilation: Compilation, criterion: Criterion) => void

type Ids = readonly number[]

/** Undefined for contract, category and keyword, which the plan reads itself. */
function compilerOf(name: FilterName): CriterionCompiler<never> | undefined {
  const filter = filters[name]
  switch (filter.kind) {
    case 'places':
      return compilePlaces(name, placesOf(name as FilterNameOf<'places'>))
    case 'stations':
      return compileArea<Ids>(name, (ids, { stationsOf }) =>
        circlesArea(
          ids
            .flatMap((id) => stationsOf(filter.level, id))
            .map((centre) => ({ centre, radius: walkToStation })),
        ),
      )
    case 'circle':
      return compileArea<Circle>(name, (circle) => circlesArea([circle]))
    case 'polygons':
      return 'isExcluded' in filter ? compileExclusion(name) : compileArea(name, polygonsArea)
    case 'range':
      return compileRange(name as FilterNameOf<'range'>)
    case 'publisher':
      return compilePublisher(filter.column)
    case 'monthly':
      return compileMonthly(name)
    default:
      return digitCompilers.get(name)
  }
}

const compilePlaces =
  (name: string, placesIn: (ids: Ids, around: Surroundings) => readonly PlaceId[]): CriterionCompiler<Ids> =>
  ({ index, options, compiled }, ids) => {
    const places = placesIn(ids, options.surroundings)
    compiled.places.push({ name, places, test: new PlaceTest(name, index.places, places) })
  }

/** The places of a level, or the members of groups of places. */
const placesOf = (name: FilterNameOf<'places'>) =>
  name === 'macroarea' || name === 'touristicArea'
    ? (ids: Ids, { membersOf }: Surroundings) => ids.flatMap((id) => membersOf(name, id))
    : (ids: Ids) => ids.map((id): PlaceId => ({ column: name satisfies PlaceColumn, id }))

const compileArea =
  <Criterion>(
    name: string,
    areaOf: (criterion: Criterion, around: Surroundings) => Area,
  ): CriterionCompiler<Criterion> =>
  ({ index, options, compiled }, criterion) => {
    const shape = areaOf(criterion, options.surroundings)
    compiled.areas.push({ shape, test: areaTest(index, name, shape) })
  }

const compileExclusion =
  (name: string): CriterionCompiler<readonly Polygon[]> =>
  ({ index, compiled }, polygons) => {
    const area = polygonsArea(polygons)
    const shape = complementOf(area)
    compiled.excluded.push({ area, shape, test: areaTest(index, name, shape) })
  }

const areaTest = (
  { columns: { latitude, longitude } }: ColumnIndex,
  name: string,
  area: Shape,
): Predicate => ({
  kind: 'area',
  name,
  latitude,
  longitude,
  area,
})

function compileRange(name: FilterNameOf<'range'>): CriterionCompiler<Range> {
  const [byRooms, byBedrooms] = [sortsOf(columnOf(name, false)), sortsOf(columnOf(name, true))]
  return ({ index, options, compiled }, range) => {
    const { column, rising, falling } = options.bedroomSearch ? byBedrooms : byRooms
    compiled.ranges.push({ column, rising, falling, test: rangeTest(column, index.columns[column], range) })
  }
}

/** Agencies have negative numbers among the publishers. */
function compilePublisher(name: string): CriterionCompiler<number> {
  const { column, rising, falling } = sortsOf(name)
  return ({ index, compiled }, agency) => {
    const test = rangeTest(column, index.columns[column], { min: -agency, max: -agency })
    compiled.ranges.push({ column, rising, falling, test })
  }
}

/** What costs no more a month has no higher price than without anything beside it, which a sorted list is cut by. */
const compileMonthly =
  (name: string): CriterionCompiler<MonthlyCost> =>
  ({ index, compiled, criteria: { contract } }, asked) => {
    if (asked.most === undefined) return
    const cents = asked.most * 100
    compiled.computed.push({
      kind: 'month',
      name,
      columns: index.columns,
      costs: new MonthlyCosts(asked),
      most: cents,
    })
    const factor = contract && monthlyFactors(asked)[contract]
    if (!factor) return
    const { column, rising, falling } = sortsOf('price')
    // One more, since cents are rounded.
    const most = Math.ceil((cents + 1) / (100 * factor))
    const test = rangeTest(column, index.columns[column], { max: most })
    compiled.ranges.push({ column, rising, falling, test })
  }

/** A wide column, and its two sorts. */
function sortsOf(name: string) {
  const column = name as WideName
  return { column, rising: `${column} asc`, falling: `${column} desc` } as const
}

/** Criteria on filters that share a pack become one test. */
const digitCompilers: ReadonlyMap<FilterName, CriterionCompiler<never>> = new Map(
  packPlans.flatMap(({ tested }, pack) =>
    tested.map((digit): [FilterName, CriterionCompiler<never>] => [
      digit.filter,
      ({ compiled: { packs } }, criterion) => {
        const digits = (packs[pack] ??= [])
        digits.push({ digit, allowed: digit.allowed(criterion) })
      },
    ]),
  ),
)

const compilers: ReadonlyMap<FilterName, CriterionCompiler<never>> = new Map(
  filterNames.flatMap((name): [FilterName, CriterionCompiler<never>][] => {
    const taker = compilerOf(name)
    return taker ? [[name, taker]] : []
  }),
)
