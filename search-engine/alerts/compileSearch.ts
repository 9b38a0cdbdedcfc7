/** A saved search as the inverse index keeps it. Each criterion is compiled by the code that a list tests it with. */
import {
  columnOf,
  type Criteria,
  type Filter,
  type FilterName,
  type FilterNameOf,
  filters,
  type Range,
} from '#domain/search/filters.ts'
import type { Area } from '../areas/Area.ts'
import { boundingBox } from '../areas/boxes.ts'
import { circlesArea } from '../areas/circles.ts'
import type { CompileOptions } from '../planning/compileCriteria.ts'
import { rangeTest } from '../planning/predicates.ts'
import { NOT_STATED } from '../store/Columns.ts'
import { LARGEST } from '../store/columnTable.ts'
import type { GridBox } from '../store/grid.ts'
import { boundsOfDrawn, type DrawnArea } from './AreaPool.ts'
import { type Clause, clauseOf, placesOf, rangedColumns, stationsOf } from './clauses.ts'
import { ANY, type FilingKey, keyOfEverywhere, keysOfBoxes, keysOfPlaces, type Market } from './filing.ts'

/** A value of a column, both ends included. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

export interface CompiledSearch {
  /** In the order of `rangedColumns`. */
  readonly ranges: readonly Bounds[]
  /** Round the drawn area: an ad outside it does not match. */
  readonly box: GridBox
  /** All but the words. */
  readonly clauses: readonly Clause[]
  readonly drawn: readonly DrawnArea[]
  /** Tested last. */
  readonly words: Clause | undefined
  readonly keys: readonly FilingKey[]
}

/** What passes every value, also "not stated". */
const unlimited: Bounds = { low: NOT_STATED, high: LARGEST }
const anywhere: GridBox = { south: NOT_STATED, west: NOT_STATED, north: LARGEST, east: LARGEST }

export function compileSearch(criteria: Criteria, options: CompileOptions): CompiledSearch {
  const names = (Object.keys(criteria) as FilterName[]).filter((name) => criteria[name] !== undefined)
  const drawn = names.flatMap((name) => drawnOf(name, criteria))
  const [area] = drawn.flatMap((one) => boundsOfDrawn(one) ?? [])
  const market: Market = {
    contract: criteria.contract ? filters.contract.vocabulary.idOf(criteria.contract) : ANY,
    category: criteria.category ? filters.category.vocabulary.idOf(criteria.category) : ANY,
  }
  return {
    ranges: rangesOf(names, criteria, options.bedroomSearch),
    box: area ? boundingBox(area.boxes) : anywhere,
    clauses: names.flatMap((name) => (name === 'keyword' ? [] : (clauseOf(name, criteria, options) ?? []))),
    drawn,
    words: criteria.keyword === undefined ? undefined : clauseOf('keyword', criteria, options),
    keys: keysOf(market, criteria, area, options),
  }
}

function rangesOf(names: readonly FilterName[], criteria: Criteria, bedroomSearch: boolean) {
  const ranges: Bounds[] = rangedColumns.map(() => unlimited)
  for (const name of names) {
    if (filters[name].kind !== 'range') continue
    const column = columnOf(name as FilterNameOf<'range'>, bedroomSearch)
    const at = (rangedColumns as readonly string[]).indexOf(column)
    const { low, high } = rangeTest(column, new Int32Array(0), criteria[name] as Range)
    // Other ranges are clauses.
    const known = ranges[at]
    if (known === undefined) continue
    ranges[at] = { low: Math.max(known.low, low | 0), high: Math.min(known.high, high | 0) }
  }
  return ranges
}

function drawnOf(name: FilterName, criteria: Criteria): readonly DrawnArea[] {
  const filter: Filter = filters[name]
  if (filter.kind === 'circle')
    return [{ kind: 'circle', circle: criteria.circle as NonNullable<Criteria['circle']> }]
  if (filter.kind !== 'polygons') return []
  return [
    {
      kind: filter.isExcluded ? 'outside' : 'inside',
      polygons: criteria[name] as NonNullable<Criteria['polygon']>,
    },
  ]
}

/** Ways to file a search, those with fewer others beside it first. */
const ways = [
  'zone',
  'metroStation',
  'municipality',
  'metroLine',
  'area',
  'island',
  'touristicArea',
  'province',
  'macroarea',
  'region',
] as const

function keysOf(
  market: Market,
  criteria: Criteria,
  area: Area | undefined,
  { surroundings }: CompileOptions,
): readonly FilingKey[] {
  for (const way of ways) {
    if (way === 'area') {
      if (area) return keysOfBoxes(market, area.boxes)
    } else if (criteria[way] !== undefined)
      return filters[way].kind === 'stations'
        ? keysOfBoxes(market, circlesArea(stationsOf(way, criteria, surroundings)).boxes)
        : keysOfPlaces(market, placesOf(way, criteria, surroundings))
  }
  return [keyOfEverywhere(market)]
}
