/** Driver candidates from slices of lists: the docs of places, and ranges of sorted columns. */
import type { CompiledPlaces, CompiledRange } from './CompiledCriteria.ts'
import { ALIGNED, listsDriver, NEAR, type Piece, SCATTERED, type DriverCandidate } from './drivers.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { isListed, type ListedLevel, type SortName } from '../store/Orders.ts'
import type { Pair, Slot } from '../store/Partitions.ts'
import type { PlaceColumn, PlaceId } from '../store/placeCodes.ts'
import type { InTable, Predicate } from './predicates.ts'

/** Places of one level, and their slots in the lists of that level. */
export interface PlaceSlots {
  readonly name: string
  readonly level: PlaceColumn
  readonly slots: readonly Slot[]
  readonly test: Predicate
}

/** Nothing for places of several levels: one may lie inside another, and its docs would be found twice. */
export function placeSlotsIn(pairs: readonly Pair[], { name, places, test }: CompiledPlaces): PlaceSlots[] {
  const level = places[0]?.column
  return level && places.every(({ column }) => column === level)
    ? [{ name, level, slots: slotsOf(pairs, level, places), test }]
    : []
}

/** The slots of the places, each place once. */
function slotsOf(pairs: readonly Pair[], level: PlaceColumn, places: readonly PlaceId[]): readonly Slot[] {
  const ids = places.length === 1 ? places : new Map(places.map((place) => [place.id, place])).values()
  const found: Slot[] = []
  for (const { id } of ids)
    for (const pair of pairs) {
      const slot = pair.places[level].get(id)
      if (slot) found.push(slot)
    }
  return found
}

/** The lists of some places: by doc, and in the order of the page where there are such lists. */
export function placeCandidates(
  { orders, partitions }: ColumnIndex,
  { name, level, slots, test }: PlaceSlots,
  sort: SortName,
): readonly DriverCandidate[] {
  const start = { rows: rowsIn(slots), covers: [test] }
  const asNumbered: DriverCandidate = {
    ...start,
    weight: NEAR,
    build: () => ({ driver: listsDriver(name, cut(partitions.lists[level], slots)), covers: [test] }),
  }
  const ordered = isListed(level) ? orders.get(sort)?.lists.get(level) : undefined
  if (ordered === undefined) return [asNumbered]
  const build = () => ({ driver: listsDriver(name, cut(ordered.docs, slots), sort), covers: [test] })
  return [{ ...start, weight: SCATTERED, build }, asNumbered]
}

function rowsIn(slots: readonly Slot[]): number {
  let rows = 0
  for (const { begin, end } of slots) rows += end - begin
  return rows
}

const cut = <List extends Int32Array | Uint16Array>(list: List, slots: readonly Slot[]): readonly List[] =>
  slots.map(({ begin, end }) => list.subarray(begin, end) as List)

/**
 * Slices of sorted lists between the bounds of ranges: of the lists of places where places are searched, else of
 * pairs.
 */
export function rangeCandidates(
  index: ColumnIndex,
  [pair, ...others]: readonly Pair[],
  placed: readonly PlaceSlots[],
  ranges: readonly CompiledRange[],
  codes: InTable | undefined,
  sort: SortName,
): readonly DriverCandidate[] {
  const candidates: DriverCandidate[] = []
  if (pair === undefined || others.length > 0) return candidates
  const wanted: ListedSlots[] = []
  for (const { level, slots, test } of placed)
    if (isListed(level)) wanted.push({ level, slots, covered: [test] })
  if (wanted.length === 0) wanted.push({ level: 'pair', slots: [pair], covered: [] })
  for (const range of ranges)
    for (const slots of wanted) {
      const start = rangeCandidate(index, slots, range, codes, sort)
      if (start) candidates.push(start)
    }
  return candidates
}

/** Slots of a level that has sorted lists, and the tests that their docs pass. */
interface ListedSlots {
  readonly level: ListedLevel
  readonly slots: readonly Slot[]
  readonly covered: readonly Predicate[]
}

/**
 * One range, cut from each slot of a sorted list: of the falling list where that is the order of the page, else of
 * the rising one, which alone has aligned codes.
 */
function rangeCandidate(
  { orders }: ColumnIndex,
  { level, slots, covered }: ListedSlots,
  { rising, falling, test }: CompiledRange,
  codes: InTable | undefined,
  sort: SortName,
): DriverCandidate | undefined {
  const name = sort === falling ? falling : rising
  const isCoded = name === rising && codes !== undefined
  const list = orders.get(name)?.lists.get(level)
  if (list === undefined) return undefined
  const pieces = slots.map((slot) => list.boundsIn(slot, test.low, test.high))
  const covers = [...covered, test]
  const build = () => {
    const found = listsDriver(name, cut(list.docs, pieces), name)
    const driver = isCoded
      ? { ...found, aligned: { test: codes, lists: cut(list.codesOf(codes.codes), pieces) } }
      : found
    const piece = level === 'pair' ? pieceOf(name, pieces) : undefined
    return { driver: piece ? { ...driver, piece } : driver, covers }
  }
  return { rows: rowsIn(pieces), weight: isCoded ? ALIGNED : SCATTERED, covers, build }
}

const pieceOf = (sort: SortName, [only, ...others]: readonly Slot[]): Piece | undefined =>
  only && others.length === 0 ? { sort, ...only } : undefined
