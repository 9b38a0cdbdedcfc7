/**
 * From what a visitor asked for to how it is answered: the smallest set of docs to start from (the driver),
 * and the tests that its docs must still pass, the hardest first.
 */
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
import { areaStart, boxStart } from './areaStarts.ts'
import {
  type Driver,
  listsDriver,
  type Piece,
  rangesDriver,
  type RangesDriver,
  type Start,
} from './drivers.ts'
import { firstFrom } from './firstFrom.ts'
import type { Index } from './Index.ts'
import { bitsOf, type DocSet } from './keywords/docSets.ts'
import { type ListedLevel, listedLevels, type SortName } from './Orders.ts'
import type { Pair, Slot } from './Partitions.ts'
import type { PlaceColumn, PlaceId } from './placeCodes.ts'
import type { Predicate } from './predicates.ts'
import { orderBySelectivity } from './selectivity.ts'
import { boundsOfSlice } from './slices.ts'
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
    ...(text?.tests ?? []),
    ...packPredicates(index, criteria),
  ]
  const starts = [
    { driver: wholePairs(pairs), settles: [], weight: 1 },
    ...places.flatMap((place) => placeStart(index, pairs, place, sort)),
    ...areas.map(([area, predicate]) => areaStart(pairs, area, predicate)),
    ...(viewport ? [boxStart(pairs, viewport, box)] : []),
    ...(text?.starts ?? []),
  ]
  const isWorthCutting = starts.every(({ driver }) => driver.rows > WORTH_CUTTING)
  const cuts = isWorthCutting ? rangeStarts(index, pairs, places, ranges, sort) : []
  const start = cheapest([...starts, ...cuts], predicates.length)
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

/** The lists of some places; in the order of the page, where there are such lists. */
function placeStart(
  index: Index,
  pairs: readonly Pair[],
  [{ name, places }, settled]: readonly [AskedPlaces, Predicate],
  sort: SortName,
): Start[] {
  const [only] = places
  // Groups may name a place and one inside it: their docs would be found twice.
  if (only === undefined || places.some(({ column }) => column !== only.column)) return []
  const ids = idsOf(places)
  const slots = pairs.flatMap((pair) => slotsOf(pair.places[only.column], ids))
  const cut = (list: Int32Array) => slots.map(({ begin, end }) => list.subarray(begin, end))
  const ordered = orderedList(index, only.column, sort)
  const inOrder = ordered && {
    driver: listsDriver(name, cut(ordered), sort),
    settles: [settled],
    weight: SCATTERED,
  }
  const asNumbered = listsDriver(name, cut(index.partitions.lists[only.column]))
  return [...(inOrder ? [inOrder] : []), { driver: asNumbered, settles: [settled], weight: NEAR }]
}

/** Each id once. */
const idsOf = (places: readonly PlaceId[]): readonly number[] =>
  places.length === 1 ? [(places[0] as PlaceId).id] : [...new Set(places.map(({ id }) => id))]

function slotsOf(slots: ReadonlyMap<number, Slot>, ids: readonly number[]): Slot[] {
  const found: Slot[] = []
  for (const id of ids) {
    const slot = slots.get(id)
    if (slot) found.push(slot)
  }
  return found
}

const orderedList = ({ orders }: Index, column: PlaceColumn, sort: SortName) => {
  const level = listedLevels.find((listed) => listed === column)
  return level && orders.get(sort)?.lists.get(level)
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
  // What lies between bounds in a place is never more than what does so anywhere.
  const inPlaces = placeSlots(pair, places)
  const listed = inPlaces.length > 0 ? inPlaces : [wholeSlot(pair)]
  return ranges.flatMap((range) => rangeStart(index, listed, range, sort))
}

/** One range, cut out of the sorted list of the pair, or of those of the places asked for. */
function rangeStart(
  index: Index,
  listed: readonly ListedSlots[],
  [range, settled]: readonly [AskedRange, Predicate],
  sort: SortName,
): Start[] {
  const name = sort === range.falling ? sort : range.rising
  const lists = index.orders.get(name)?.lists
  const starts: Start[] = []
  for (const { level, slots, settles } of listed) {
    const list = lists?.get(level)
    if (list === undefined) continue
    const pieces = slots.map((slot) => pieceOf(list, slot, name, index.columns[range.column], range))
    const docs = pieces.map(({ begin, end }) => list.subarray(begin, end))
    const [piece] = pieces
    const driver = listsDriver(name, docs, name)
    starts.push({
      driver: piece && level === 'pair' && pieces.length === 1 ? { ...driver, piece } : driver,
      settles: [...settles, settled],
      weight: SCATTERED,
    })
  }
  return starts
}

/** What lies between two bounds of a sorted column, of the docs of one slot. */
function pieceOf(
  list: Int32Array,
  slot: Slot,
  sort: SortName,
  column: Int32Array,
  { low, high, rising }: AskedRange,
): Piece {
  const sorted = { list, column, isAscending: sort === rising, begin: slot.begin, end: slot.end }
  const [begin, end] = boundsOfSlice(sorted, low, high)
  return { sort, begin, end }
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
    return [{ level, slots: slotsOf(pair.places[level], idsOf(asked)), settles: [predicate] }]
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
    return [{ driver: listsDriver('keyword', found), settles: tests, weight: NEAR }]
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
