/**
 * From what a visitor asked for to how it is answered: the smallest set of docs to start from (the driver),
 * and the tests that its docs must still pass, the hardest first.
 */
import type { Box } from '#domain/search/areas.ts'
import {
  areaPredicate,
  areasOf,
  type AskedPlaces,
  type AskedRange,
  boxPredicates,
  excludedAreas,
  packPredicates,
  pairsOf,
  placePredicate,
  placesOf,
  type PlanOptions,
  rangePredicate,
  rangesOf,
  type Wanted,
} from './asked.ts'
import type { Area } from './areas/Area.ts'
import { boxArea } from './areas/box.ts'
import type { Driver, ListsDriver, RangesDriver } from './drivers.ts'
import { firstFrom } from './firstFrom.ts'
import { addHeldRanges, addRangesIn, addSureRanges, type CellDirectory } from './grid.ts'
import type { Index } from './Index.ts'
import { bitsOf } from './keywords/docSets.ts'
import { type ListedLevel, listedLevels, type SortName } from './Orders.ts'
import { type Pair, type Ranges, rowsOf, type Slot } from './Partitions.ts'
import type { PlaceColumn } from './placeCodes.ts'
import type { Predicate } from './predicates.ts'
import { orderBySelectivity } from './selectivity.ts'
import { sliceOf } from './slices.ts'
import type { TextIndex } from './TextIndex.ts'

export interface Plan {
  /** What is searched: all that is found belongs to one of them. */
  readonly pairs: readonly Pair[]
  readonly driver: Driver
  readonly predicates: readonly Predicate[]
  /** All tests, those that the driver makes needless as well: what any other doc must pass. */
  readonly tests: readonly Predicate[]
  /** Docs that are looked at beside the driver's, and what they must pass: those along the sides of a box. */
  readonly edge?: { readonly driver: Driver; readonly predicates: readonly Predicate[] }
}

/** A set of docs to start from, and the tests that it makes needless. */
interface Start {
  readonly driver: Driver
  readonly settles: readonly Predicate[]
  /** Docs that belong to it and must pass all tests. */
  readonly edge?: Driver
  /** What looking at one doc costs beside a doc of a whole partition. */
  readonly weight: number
  /** The same docs with fewer to test: worked out where it is the one that is taken. */
  readonly refined?: () => Start
}

/** Docs of a list lie all over the columns; those of one place at least near each other. */
const SCATTERED = 4
const NEAR = 1.5
/** A position in an area is worked out, not looked up. */
const WORKED_OUT = 2
/** An area of so many docs is looked at by cells: what lies in those that it holds passes without a look. */
const WORTH_CELLS = 256
const HELD = 0.75

/** Plans a search. `sort` breaks the tie between two ways to cut a list: the one that is already in order. */
export function plan(index: Index, criteria: Wanted, options: PlanOptions, sort: SortName): Plan {
  const pairs = pairsOf(index, criteria)
  const { viewport } = criteria
  const places = placesOf(criteria, options.surroundings).map(
    (asked) => [asked, placePredicate(index, asked)] as const,
  )
  const areas = areasOf(criteria, options.surroundings).map(
    ([name, area]) => [area, areaPredicate(index, name, area)] as const,
  )
  const ranges = rangesOf(criteria).map((asked) => [asked, rangePredicate(index, asked)] as const)
  const box = viewport ? boxPredicates(index, viewport) : []
  const text =
    criteria.keyword === undefined ? undefined : textStarts(index, options.texts, pairs, criteria.keyword)
  const predicates = [
    ...places.map(([, predicate]) => predicate),
    ...areas.map(([, predicate]) => predicate),
    ...excludedAreas(index, criteria),
    ...box,
    ...ranges.map(([, predicate]) => predicate),
    ...(text ? [text.test] : []),
    ...packPredicates(index, criteria),
  ]
  const starts = [
    { driver: wholePairs(pairs), settles: [], weight: 1 },
    ...places.flatMap((place) => placeStart(index, pairs, place, sort)),
    ...areas.map(([area, predicate]) => areaStart(pairs, area, predicate)),
    ...(viewport ? [boxStart(pairs, viewport, box)] : []),
    ...rangeStarts(index, pairs, places, ranges, sort),
    ...(text?.starts ?? []),
  ]
  const start = cheapest(starts, predicates.length)
  const { driver, settles, edge } = start.refined?.() ?? start
  const left = predicates.filter((predicate) => !settles.includes(predicate))
  return {
    pairs,
    driver,
    predicates: orderBySelectivity(driver, left),
    tests: predicates,
    ...(edge && { edge: { driver: edge, predicates: orderBySelectivity(edge, predicates) } }),
  }
}

/** With nothing left to test no doc is looked at, so that only the rows count. */
function cheapest(starts: readonly Start[], tests: number): Start {
  const costOf = ({ driver, settles, weight, edge }: Start) =>
    driver.rows * (settles.length === tests ? 0.5 : weight) + (edge?.rows ?? 0)
  return starts.reduce((best, start) => (costOf(start) < costOf(best) ? start : best))
}

const wholePairs = (pairs: readonly Pair[]): RangesDriver => {
  const ranges = pairs.flatMap(({ begin, end }) => [begin, end])
  return rangesDriver(pairs.length === 1 ? 'pair' : `${pairs.length} pairs`, ranges)
}

const rangesDriver = (name: string, ranges: Ranges): RangesDriver => ({
  kind: 'ranges',
  name,
  ranges,
  rows: rowsOf(ranges),
})

export const listsDriver = (name: string, found: readonly Int32Array[], sort?: SortName): ListsDriver => ({
  kind: 'lists',
  name,
  lists: found,
  rows: found.reduce((rows, { length }) => rows + length, 0),
  ...(sort && { sort }),
})

/** The lists of some places; a single one in the order of the page, where there is such a list. */
function placeStart(
  index: Index,
  pairs: readonly Pair[],
  [{ name, places }, settled]: readonly [AskedPlaces, Predicate],
  sort: SortName,
): Start[] {
  const [only] = places
  const columns = new Set(places.map(({ column }) => column))
  // Groups may name a place and one inside it: their docs would be found twice.
  if (only === undefined || columns.size > 1) return []
  const ids = new Set(places.map(({ id }) => id))
  const slots = pairs.flatMap((pair) => [...ids].flatMap((id) => pair.places[only.column].get(id) ?? []))
  const cut = (list: Int32Array) => slots.map(({ begin, end }) => list.subarray(begin, end))
  const ordered = pairs.length === 1 && ids.size === 1 ? orderedList(index, only.column, sort) : undefined
  const inOrder = ordered && {
    driver: listsDriver(name, cut(ordered), sort),
    settles: [settled],
    weight: SCATTERED,
  }
  const asNumbered = listsDriver(name, cut(index.partitions.lists[only.column]))
  return [...(inOrder ? [inOrder] : []), { driver: asNumbered, settles: [settled], weight: NEAR }]
}

const orderedList = ({ orders }: Index, column: PlaceColumn, sort: SortName) => {
  const level = listedLevels.find((listed) => listed === column)
  return level && orders.get(sort)?.lists.get(level)
}

/** The docs of an area's boxes, or, of a large one, those of the cells that it holds and of those along its sides. */
function areaStart(pairs: readonly Pair[], area: Area, predicate: Predicate): Start {
  const found = pairs.map(({ cells }): RunsOfCells => {
    const runs: number[] = []
    for (const box of area.boxes) addRangesIn(cells, box, runs)
    return { cells, runs: merged(runs) }
  })
  const ranges = found.flatMap(({ runs }) => runs)
  const start = { driver: rangesDriver(predicate.name, ranges), settles: [], weight: WORKED_OUT }
  if (start.driver.rows < WORTH_CELLS) return start
  return { ...start, weight: HELD, refined: () => heldStart(found, area, predicate) }
}

/** Docs of a pair that lie in cells near an area, in their order. */
interface RunsOfCells {
  readonly cells: CellDirectory
  readonly runs: readonly number[]
}

function heldStart(found: readonly RunsOfCells[], { holds }: Area, predicate: Predicate): Start {
  const inside: number[] = []
  const sides: number[] = []
  for (const { cells, runs } of found) addHeldRanges(cells, runs, holds, inside, sides)
  const edge = rangesDriver(`sides of ${predicate.name}`, sides)
  return { driver: rangesDriver(predicate.name, inside), settles: [predicate], weight: 1, edge }
}

/** What the map shows: the docs of cells inside pass without a look, those along its sides are tested. */
function boxStart(pairs: readonly Pair[], viewport: Box, tests: readonly Predicate[]): Start {
  const inside: number[] = []
  const sides: number[] = []
  for (const box of boxArea(viewport).boxes)
    for (const { cells } of pairs) addSureRanges(cells, box, inside, sides)
  const [driver, edge] = [rangesDriver('viewport', inside), rangesDriver('its sides', sides)]
  return { driver, settles: tests, weight: 1, edge }
}

/** Ranges in order, those that overlap joined: boxes may share cells. */
function merged(flat: readonly number[]): readonly number[] {
  const starts: [number, number][] = []
  for (let at = 0; at < flat.length; at += 2) starts.push([flat[at] as number, flat[at + 1] as number])
  starts.sort(([a], [b]) => a - b)
  const joined: number[] = []
  for (const [begin, end] of starts)
    if (joined.length > 0 && begin <= (joined.at(-1) as number))
      joined[joined.length - 1] = Math.max(joined.at(-1) as number, end)
    else joined.push(begin, end)
  return joined
}

/** What lies between the bounds of ranges, cut out of sorted lists. */
function rangeStarts(
  index: Index,
  [pair, ...others]: readonly Pair[],
  places: readonly (readonly [AskedPlaces, Predicate])[],
  ranges: readonly (readonly [AskedRange, Predicate])[],
  sort: SortName,
): Start[] {
  if (pair === undefined || others.length > 0) return []
  const listed = [wholeSlot(pair), ...placeSlots(pair, places)]
  return ranges.flatMap((range) => rangeStart(index, listed, range, sort))
}

/** One range, cut out of the sorted list of the pair, or of those of the places asked for. */
function rangeStart(
  index: Index,
  listed: readonly ListedSlots[],
  [{ column, low, high }, settled]: readonly [AskedRange, Predicate],
  sort: SortName,
): Start[] {
  const name = sort.startsWith(`${column} `) ? sort : (`${column} asc` as SortName)
  const lists = index.orders.get(name)?.lists
  return listed.flatMap(({ level, slots, settles }) => {
    const list = lists?.get(level)
    if (list === undefined) return []
    const docs = slots.map(({ begin, end }) =>
      sliceOf(list.subarray(begin, end), index.columns[column], name.endsWith('asc'), low, high),
    )
    const driver = listsDriver(name, docs, docs.length === 1 ? name : undefined)
    return [{ driver, settles: [...settles, settled], weight: SCATTERED }]
  })
}

interface ListedSlots {
  readonly level: ListedLevel
  readonly slots: readonly Slot[]
  readonly settles: readonly Predicate[]
}

const wholeSlot = (pair: Pair): ListedSlots => ({ level: 'pair', slots: [pair], settles: [] })

/** Places of one level that has lists; of several levels one may lie in another. */
const placeSlots = (pair: Pair, places: readonly (readonly [AskedPlaces, Predicate])[]): ListedSlots[] =>
  places.flatMap(([{ places: asked }, predicate]) => {
    const level = listedLevels.find((listed) => asked.every(({ column }) => column === listed))
    if (level === undefined || level === 'pair') return []
    const slots = [...new Set(asked.map(({ id }) => id))].flatMap((id) => pair.places[level].get(id) ?? [])
    return [{ level, slots, settles: [predicate] }]
  })

/** The docs whose texts pass, and the same as a test. Docs that are many are tested, not walked. */
function textStarts(
  { size }: Index,
  texts: TextIndex | undefined,
  pairs: readonly Pair[],
  keyword: string,
): { readonly test: Predicate; readonly starts: readonly Start[] } {
  const docs = texts?.docsOf(keyword) ?? new Int32Array(0)
  let bits: Uint32Array | undefined
  const test: Predicate = {
    kind: 'bits',
    name: 'keyword',
    get bits() {
      return (bits ??= bitsOf(docs, size + 1))
    },
  }
  if (docs instanceof Uint32Array) return { test, starts: [] }
  const found = pairs.map(({ begin, end }) => docs.subarray(firstFrom(docs, begin), firstFrom(docs, end)))
  return { test, starts: [{ driver: listsDriver('keyword', found), settles: [test], weight: NEAR }] }
}

/** Whether what passes stands in the order of `sort`: it is left of one list that does. */
export const isInOrder = ({ driver, edge }: Plan, sort: SortName): boolean =>
  driver.kind === 'lists' && driver.sort === sort && driver.lists.length === 1 && edge === undefined

/** Every doc that a search may find, in the order of `sort`: the list of its contract and category, if it has one such. */
export function wholeList(index: Index, { pairs }: Plan, sort: SortName): Int32Array | undefined {
  const [pair, ...others] = pairs
  if (pair === undefined || others.length > 0) return undefined
  return index.orders.get(sort)?.lists.get('pair')?.subarray(pair.begin, pair.end)
}

/** The docs of a plan already in the order of `sort`, where a list holds exactly them. */
export function orderedDocs(
  index: Index,
  { driver, predicates, edge }: Plan,
  sort: SortName,
): Int32Array | undefined {
  if (predicates.length > 0 || edge) return undefined
  if (driver.rows === 0) return new Int32Array(0)
  if (driver.kind === 'lists') return driver.sort === sort ? driver.lists[0] : undefined
  const [begin, end, ...more] = driver.ranges
  return more.length > 0 ? undefined : index.orders.get(sort)?.lists.get('pair')?.subarray(begin, end)
}

/** One line: `price asc, 1234 rows; then surface, typology and condition`. */
export function printPlan({ driver, predicates }: Plan): string {
  const start = `${driver.name}, ${driver.rows} rows`
  return predicates.length === 0 ? start : `${start}; then ${predicates.map(({ name }) => name).join(', ')}`
}
