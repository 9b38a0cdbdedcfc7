/**
 * From what a visitor asked for to how it is answered: the smallest set of docs to start from (the driver),
 * and the tests that its docs must still pass, the hardest first.
 */
import { areaStart, boxStart, boxTests } from './areaStarts.ts'
import type { Asked, AskedPlaces, AskedRange, Wanted } from './asked.ts'
import { askedOf, type AskingOptions } from './askedOf.ts'
import { type Driver, listsDriver, type Piece, rangesDriver, type Start } from './drivers.ts'
import { firstFrom } from './firstFrom.ts'
import type { Index } from './Index.ts'
import { bitsOf, type DocSet } from './keywords/docSets.ts'
import { isListed, type ListedLevel, type SortName } from './Orders.ts'
import { type PackPlan, packPlans } from './packs.ts'
import { PackTest } from './PackTest.ts'
import { pairsOf } from './pairsOf.ts'
import { type Pair, rowsOf, type Slot } from './Partitions.ts'
import type { PlaceColumn, PlaceId } from './placeCodes.ts'
import type { Predicate } from './predicates.ts'
import { orderBySelectivity } from './selectivity.ts'
import { boundsOfSlice } from './slices.ts'
import type { TextIndex } from './TextIndex.ts'

export interface PlanOptions extends AskingOptions {
  /** The words of the index's listings; without them no keyword is found. */
  readonly texts?: TextIndex | undefined
}

export interface Plan {
  /** What is searched: all that is found belongs to one of them. */
  readonly pairs: readonly Pair[]
  readonly driver: Driver
  readonly predicates: readonly Predicate[]
  /** All tests, those that the driver makes needless as well: what any other doc must pass. */
  readonly tests: readonly Predicate[]
  /** Docs that are looked at beside the driver's, and what they must pass: those along the sides of a box. */
  readonly edge?: { readonly driver: Driver; readonly predicates: readonly Predicate[] }
  /** Docs that the index holds though they are gone, and the test among the others that leaves them out. */
  readonly gone?: { readonly docs: readonly number[]; readonly test: Predicate }
}

/** Docs of a list lie all over the columns; those of one place at least near each other. */
const SCATTERED = 4
const NEAR = 1.5
/** So few docs are tested in less time than it takes to find out which of them lie between the bounds of a range. */
const WORTH_CUTTING = 256

/** Plans a search. `sort` breaks the tie between two ways to cut a list: the one that is already in order. */
export function plan(index: Index, criteria: Wanted, options: PlanOptions, sort: SortName): Plan {
  const pairs = pairsOf(index, criteria)
  const { viewport, keyword } = criteria
  const asked = askedOf(index, criteria, options)
  const box = viewport ? boxTests(index, viewport) : []
  const text = keyword === undefined ? undefined : textStarts(index, options.texts, pairs, keyword)
  const tests = testsOf(index, asked, box, text?.tests ?? [])
  const starts = [wholePairs(pairs)]
  for (const places of asked.places) addPlaceStarts(starts, index, pairs, places, sort)
  for (const area of asked.areas) starts.push(areaStart(pairs, area))
  if (viewport) starts.push(boxStart(pairs, viewport, box))
  if (text) starts.push(...text.starts)
  if (starts.every(({ rows }) => rows > WORTH_CUTTING)) addRangeStarts(starts, index, pairs, asked, sort)
  const { driver, settles, edge } = cheapest(starts, tests.length).take()
  return {
    pairs,
    driver,
    predicates: orderBySelectivity(driver, without(tests, settles)),
    tests,
    ...(edge && { edge: { driver: edge, predicates: orderBySelectivity(edge, tests) } }),
  }
}

/** One test for each thing that is asked, and for all that is asked of a pack. */
function testsOf(
  { packs: codes }: Index,
  { places, areas, excluded, ranges, packs }: Asked,
  box: readonly Predicate[],
  words: readonly Predicate[],
): readonly Predicate[] {
  const tests: Predicate[] = []
  for (const { test } of places) tests.push(test)
  for (const { test } of areas) tests.push(test)
  tests.push(...excluded, ...box)
  for (const { test } of ranges) tests.push(test)
  tests.push(...words)
  packs.forEach((digits, at) => {
    if (digits) tests.push(new PackTest(packPlans[at] as PackPlan, codes[at] as Uint16Array, digits))
  })
  return tests
}

const without = (tests: readonly Predicate[], settled: readonly Predicate[]): readonly Predicate[] =>
  settled.length === 0 ? tests : tests.filter((test) => !settled.includes(test))

/** With nothing left to test no doc is looked at, so that only the rows count. */
function cheapest(starts: readonly Start[], tests: number): Start {
  const costOf = ({ rows, settles, weight, edgeRows = 0 }: Start) =>
    rows * (settles.length === tests ? 0.5 : weight) + edgeRows
  return starts.reduce((best, start) => (costOf(start) < costOf(best) ? start : best))
}

function wholePairs(pairs: readonly Pair[]): Start {
  const ranges = pairs.flatMap(({ begin, end }) => [begin, end])
  const name = pairs.length === 1 ? 'pair' : `${pairs.length} pairs`
  const take = () => ({ driver: rangesDriver(name, ranges), settles: [] })
  return { rows: rowsOf(ranges), weight: 1, settles: [], take }
}

/** The lists of some places; in the order of the page, where there are such lists. */
function addPlaceStarts(
  starts: Start[],
  index: Index,
  pairs: readonly Pair[],
  { name, places, test }: AskedPlaces,
  sort: SortName,
): void {
  const level = levelOf(places)
  if (level === undefined) return
  const slots = slotsOf(pairs, level, places)
  const settles = [test]
  const start = { rows: rowsIn(slots), settles }
  const ordered = orderedList(index, level, sort)
  if (ordered)
    starts.push({
      ...start,
      weight: SCATTERED,
      take: () => ({ driver: listsDriver(name, cut(ordered, slots), sort), settles }),
    })
  starts.push({
    ...start,
    weight: NEAR,
    take: () => ({ driver: listsDriver(name, cut(index.partitions.lists[level], slots)), settles }),
  })
}

/** The level of places that are all of one. Groups may name a place and one inside it: their docs would be found twice. */
function levelOf([first, ...others]: readonly PlaceId[]): PlaceColumn | undefined {
  return others.every(({ column }) => column === first?.column) ? first?.column : undefined
}

/** Where the docs of places of one level stand in its list; each place once. */
function slotsOf(pairs: readonly Pair[], column: PlaceColumn, places: readonly PlaceId[]): readonly Slot[] {
  const ids = places.length === 1 ? places : new Map(places.map((place) => [place.id, place])).values()
  const found: Slot[] = []
  for (const { id } of ids)
    for (const pair of pairs) {
      const slot = pair.places[column].get(id)
      if (slot) found.push(slot)
    }
  return found
}

function rowsIn(slots: readonly Slot[]): number {
  let rows = 0
  for (const { begin, end } of slots) rows += end - begin
  return rows
}

const cut = (list: Int32Array, slots: readonly Slot[]): readonly Int32Array[] =>
  slots.map(({ begin, end }) => list.subarray(begin, end))

const orderedList = ({ orders }: Index, column: PlaceColumn, sort: SortName): Int32Array | undefined =>
  isListed(column) ? orders.get(sort)?.lists.get(column) : undefined

/** What lies between the bounds of ranges, cut out of sorted lists. */
function addRangeStarts(
  starts: Start[],
  index: Index,
  pairs: readonly Pair[],
  { places, ranges }: Asked,
  sort: SortName,
): void {
  const [pair, ...others] = pairs
  if (pair === undefined || others.length > 0 || ranges.length === 0) return
  // What lies between bounds in a place is never more than what does so anywhere.
  const inPlaces = placeSlots(pair, places)
  const listed = inPlaces.length > 0 ? inPlaces : [wholeSlot(pair)]
  for (const range of ranges)
    for (const slots of listed) {
      const start = rangeStart(index, slots, range, sort)
      if (start) starts.push(start)
    }
}

/** One range, cut out of the sorted list of the pair, or of those of some places. */
function rangeStart(
  index: Index,
  { level, slots, settled }: ListedSlots,
  range: AskedRange,
  sort: SortName,
): Start | undefined {
  const name = sort === range.falling ? sort : range.rising
  const list = index.orders.get(name)?.lists.get(level)
  if (list === undefined) return undefined
  const pieces = slots.map((slot) => pieceOf(list, slot, name, range))
  const settles = [...settled, range.test]
  const take = () => {
    const driver = listsDriver(name, cut(list, pieces), name)
    const [piece] = pieces
    return {
      driver: piece && level === 'pair' && pieces.length === 1 ? { ...driver, piece } : driver,
      settles,
    }
  }
  return { rows: rowsIn(pieces), weight: SCATTERED, settles, take }
}

/** What lies between two bounds of a sorted column, of the docs of one slot. */
function pieceOf(list: Int32Array, slot: Slot, sort: SortName, { test, rising }: AskedRange): Piece {
  const { values: column, low, high } = test
  const sorted = { list, column, isAscending: sort === rising, begin: slot.begin, end: slot.end }
  const [begin, end] = boundsOfSlice(sorted, low, high)
  return { sort, begin, end }
}

/** Slots of a level that has lists, and the tests that it settles to lie in them. */
interface ListedSlots {
  readonly level: ListedLevel
  readonly slots: readonly Slot[]
  readonly settled: readonly Predicate[]
}

const wholeSlot = (pair: Pair): ListedSlots => ({ level: 'pair', slots: [pair], settled: [] })

/** Places of one level that has sorted lists. */
const placeSlots = (pair: Pair, asked: readonly AskedPlaces[]): ListedSlots[] =>
  asked.flatMap(({ places, test }) => {
    const level = levelOf(places)
    return level && isListed(level) ? [{ level, slots: slotsOf([pair], level, places), settled: [test] }] : []
  })

/** The docs whose texts pass, and the same as tests. Docs that are many are tested, not walked. */
function textStarts(
  { size }: Index,
  texts: TextIndex | undefined,
  pairs: readonly Pair[],
  keyword: string,
): { readonly tests: readonly Predicate[]; readonly starts: readonly Start[] } {
  const sets = texts?.setsOf(keyword) ?? [new Int32Array(0)]
  const tests = sets.map((set) => textTest(set, size))
  const starts = sets.flatMap((docs): Start[] => {
    if (docs instanceof Uint32Array) return []
    const found = pairs.map(({ begin, end }) => docs.subarray(firstFrom(docs, begin), firstFrom(docs, end)))
    const driver = listsDriver('keyword', found)
    return [{ rows: driver.rows, weight: NEAR, settles: tests, take: () => ({ driver, settles: tests }) }]
  })
  return { tests, starts }
}

/** Its bits are made once somebody looks at them. */
function textTest(docs: DocSet, size: number): Predicate {
  let bits: Uint32Array | undefined
  return {
    kind: 'bits',
    name: 'keyword',
    get bits() {
      return (bits ??= bitsOf(docs, size + 1))
    },
  }
}

/** Whether what passes stands in the order of `sort`: it is left of one list that does. */
export const isInOrder = ({ driver, edge }: Plan, sort: SortName): boolean =>
  driver.kind === 'lists' && driver.sort === sort && driver.lists.length === 1 && edge === undefined

/**
 * A list in the order of `sort` that holds all that a search finds, with what its docs must pass: the driver's, or that
 * of the contract and category. Undefined where there is none.
 */
export function listInOrder(index: Index, plan: Plan, sort: SortName) {
  const { pairs, driver, predicates, tests } = plan
  const [sorted] = driver.kind === 'lists' && isInOrder(plan, sort) ? driver.lists : []
  if (sorted) return { list: sorted, tests: predicates }
  const [pair, ...others] = pairs
  if (pair === undefined || others.length > 0) return undefined
  const list = index.orders.get(sort)?.lists.get('pair')?.subarray(pair.begin, pair.end)
  return list && { list, tests }
}

/** The docs of a plan already in the order of `sort`, where a list holds exactly them. */
export function orderedDocs(
  index: Index,
  { driver, predicates, edge }: Plan,
  sort: SortName,
): Int32Array | undefined {
  if (predicates.length > 0 || edge) return undefined
  if (driver.rows === 0) return new Int32Array(0)
  if (driver.kind === 'lists')
    return driver.sort === sort && driver.lists.length === 1 ? driver.lists[0] : undefined
  const [begin, end, ...more] = driver.ranges
  return more.length > 0 ? undefined : index.orders.get(sort)?.lists.get('pair')?.subarray(begin, end)
}

/** One line: `price asc, 1234 rows; then surface, typology and condition`. */
export function printPlan({ driver, predicates }: Plan): string {
  const start = `${driver.name}, ${driver.rows} rows`
  return predicates.length === 0 ? start : `${start}; then ${predicates.map(({ name }) => name).join(', ')}`
}
