/** Starts from pieces of lists: the docs of places, and what lies between the bounds of ranges. */
import type { AskedPlaces, AskedRange } from './asked.ts'
import { BESIDE, listsDriver, NEAR, type Piece, SCATTERED, type Start } from './drivers.ts'
import type { Index } from '../store/Index.ts'
import { isListed, type ListedLevel, type SortName } from '../store/Orders.ts'
import type { Pair, Slot } from '../store/Partitions.ts'
import type { PlaceColumn, PlaceId } from '../store/placeCodes.ts'
import type { InTable, Predicate } from './predicates.ts'

/** Places of one level, and where their docs stand in the lists of that level. */
export interface PlacedPlaces {
  readonly name: string
  readonly level: PlaceColumn
  readonly slots: readonly Slot[]
  readonly test: Predicate
}

/** Nothing for places of several levels: groups may name one and another inside it, whose docs would be found twice. */
export function placedIn(pairs: readonly Pair[], { name, places, test }: AskedPlaces): PlacedPlaces[] {
  const level = places[0]?.column
  return level && places.every(({ column }) => column === level)
    ? [{ name, level, slots: slotsOf(pairs, level, places), test }]
    : []
}

/** Each place once. */
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

/** The lists of some places; in the order of the page, where there are such lists. */
export function placeStarts(
  { orders, partitions }: Index,
  { name, level, slots, test }: PlacedPlaces,
  sort: SortName,
): readonly Start[] {
  const start = { rows: rowsIn(slots), settles: [test] }
  const asNumbered: Start = {
    ...start,
    weight: NEAR,
    take: () => ({ driver: listsDriver(name, cut(partitions.lists[level], slots)), settles: [test] }),
  }
  const ordered = isListed(level) ? orders.get(sort)?.lists.get(level) : undefined
  if (ordered === undefined) return [asNumbered]
  const take = () => ({ driver: listsDriver(name, cut(ordered.docs, slots), sort), settles: [test] })
  return [{ ...start, weight: SCATTERED, take }, asNumbered]
}

function rowsIn(slots: readonly Slot[]): number {
  let rows = 0
  for (const { begin, end } of slots) rows += end - begin
  return rows
}

const cut = <List extends Int32Array | Uint16Array>(list: List, slots: readonly Slot[]): readonly List[] =>
  slots.map(({ begin, end }) => list.subarray(begin, end) as List)

/** What lies between the bounds of ranges: in places where some are asked for, which is never more than anywhere. */
export function rangeStarts(
  index: Index,
  [pair, ...others]: readonly Pair[],
  placed: readonly PlacedPlaces[],
  ranges: readonly AskedRange[],
  codes: InTable | undefined,
  sort: SortName,
): readonly Start[] {
  const starts: Start[] = []
  if (pair === undefined || others.length > 0) return starts
  const wanted: ListedSlots[] = []
  for (const { level, slots, test } of placed)
    if (isListed(level)) wanted.push({ level, slots, settled: [test] })
  if (wanted.length === 0) wanted.push({ level: 'pair', slots: [pair], settled: [] })
  for (const range of ranges)
    for (const slots of wanted) {
      const start = rangeStart(index, slots, range, codes, sort)
      if (start) starts.push(start)
    }
  return starts
}

/** Slots of a level that has sorted lists, and what it settles to lie in them. */
interface ListedSlots {
  readonly level: ListedLevel
  readonly slots: readonly Slot[]
  readonly settled: readonly Predicate[]
}

/**
 * One range, cut out of each of some slots of a sorted list: in the order of the page where that is the falling one, else
 * in the rising one, which alone has codes of a test beside it.
 */
function rangeStart(
  { orders }: Index,
  { level, slots, settled }: ListedSlots,
  { rising, falling, test }: AskedRange,
  codes: InTable | undefined,
  sort: SortName,
): Start | undefined {
  const name = sort === falling ? falling : rising
  const isCoded = name === rising && codes !== undefined
  const list = orders.get(name)?.lists.get(level)
  if (list === undefined) return undefined
  const pieces = slots.map((slot) => list.boundsIn(slot, test.low, test.high))
  const settles = [...settled, test]
  const take = () => {
    const found = listsDriver(name, cut(list.docs, pieces), name)
    const driver = isCoded
      ? { ...found, beside: { test: codes, lists: cut(list.codesOf(codes.codes), pieces) } }
      : found
    const piece = level === 'pair' ? pieceOf(name, pieces) : undefined
    return { driver: piece ? { ...driver, piece } : driver, settles }
  }
  return { rows: rowsIn(pieces), weight: isCoded ? BESIDE : SCATTERED, settles, take }
}

const pieceOf = (sort: SortName, [only, ...others]: readonly Slot[]): Piece | undefined =>
  only && others.length === 0 ? { sort, ...only } : undefined
