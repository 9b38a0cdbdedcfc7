/** In which places what a search finds lies, where that is known without a list of it. */
import { NOT_STATED } from '../../store/Columns.ts'
import { sizeOf } from './countCodes.ts'
import { deletedMatches } from './countFromIndex.ts'
import { SCATTERED } from '../../planning/drivers.ts'
import type { ColumnIndex } from '../../store/ColumnIndex.ts'
import { isListed } from '../../store/Orders.ts'
import type { Pair, Slot } from '../../store/Partitions.ts'
import type { PlaceColumn } from '../../store/placeCodes.ts'
import type { PlaceCounts } from './PlaceCounts.ts'
import { PlaceTest } from '../../planning/PlaceTest.ts'
import type { Plan } from '../../planning/makePlan.ts'
import type { Between } from '../../planning/predicates.ts'

interface Question {
  readonly index: ColumnIndex
  readonly places: PlaceCounts
  readonly plan: Plan
  readonly column: PlaceColumn
}

/** So many docs are counted one by one in the time in which bounds are looked for in the sorted list of a place. */
const WORTH_BOUNDS = 128

/** So many docs are counted one by one for each code of places in the time in which that is looked at. */
const WORTH_CODES = 4

/**
 * Where nothing is asked beside contract, category and places, each place's list says how many it holds; most visitors
 * begin so, and nothing finds more. Where one range is, each place's sorted list says how many lie between its bounds.
 * Undefined for any other search.
 */
export function countPlacesFromIndex(question: Question): Map<number, number> | undefined {
  const { places, plan, column } = question
  const counts = countsWithGone(question)
  if (counts === undefined) return undefined
  for (const [place, count] of places.of(deletedMatches(plan), column)) {
    const left = (counts.get(place) ?? 0) - count
    if (left > 0) counts.set(place, left)
    else counts.delete(place)
  }
  return counts
}

function countsWithGone(question: Question): Map<number, number> | undefined {
  const { tests, deleted } = question.plan
  const filters = tests.filter((test) => test !== deleted?.test)
  const around = filters.filter((test) => test instanceof PlaceTest)
  const [only, ...others] = filters.filter((test) => !(test instanceof PlaceTest))
  if (others.length > 0) return undefined
  if (only === undefined) return countsOfLists(question, around)
  if (only.kind !== 'between') return undefined
  return countsOfBounds(question, around, only) ?? countsPassing(question, around, only)
}

/** As many as each place's list holds. */
function countsOfLists(question: Question, around: readonly PlaceTest[]): Map<number, number> | undefined {
  const slots = slotsWithin(question, around)
  return slots && sizesOf(slots, sizeOf)
}

/** As many as lie between the bounds of a range in each place's list by its column, where there are such lists. */
function countsOfBounds(
  question: Question,
  around: readonly PlaceTest[],
  test: Between,
): Map<number, number> | undefined {
  const { index, plan, column } = question
  const range = plan.ranges.find((one) => one.test === test)
  const list = range && isListed(column) ? index.orders.get(range.rising)?.lists.get(column) : undefined
  const slots = list && slotsWithin(question, around)
  return slots && plan.driver.rows > slots.length * WORTH_BOUNDS
    ? sizesOf(slots, (slot) => sizeOf(list.boundsIn(slot, test.low, test.high)))
    : undefined
}

/**
 * As many as pass a test wherever they lie, read along the codes: a piece of a sorted list has its docs all over them.
 * Undefined where places are asked for, and where so few pass that these are looked at sooner.
 */
function countsPassing(
  { places, plan: { pairs, driver }, column }: Question,
  around: readonly PlaceTest[],
  test: Between,
): Map<number, number> | undefined {
  if (around.length > 0) return undefined
  const all = pairs.reduce((rows, pair) => rows + sizeOf(pair), 0)
  const isWide = driver.kind === 'lists' && driver.rows * SCATTERED > all
  return isWide ? places.ofPassing(pairs, test, column) : undefined
}

/** A place, and where its docs stand in the lists of its level. */
type PlaceSlot = readonly [place: number, slot: Slot]

/** The places of a level inside of those that are asked for; undefined where it is quicker to look at each doc. */
function slotsWithin(
  { index, places, plan, column }: Question,
  around: readonly PlaceTest[],
): readonly PlaceSlot[] | undefined {
  if (around.length === 0) return slotsOf(plan.pairs, column)
  if (plan.driver.rows < index.places.size * WORTH_CODES) return undefined
  const inside = places.within(around, column)
  return inside && slotsOf(plan.pairs, column, inside)
}

function slotsOf(
  pairs: readonly Pair[],
  column: PlaceColumn,
  inside?: ReadonlySet<number>,
): readonly PlaceSlot[] {
  const found: PlaceSlot[] = []
  for (const { places } of pairs)
    for (const place of inside ?? places[column].keys()) {
      const slot = places[column].get(place)
      if (slot && place !== NOT_STATED) found.push([place, slot])
    }
  return found
}

function sizesOf(slots: readonly PlaceSlot[], sizeIn: (slot: Slot) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const [place, slot] of slots) {
    const size = sizeIn(slot)
    if (size > 0) counts.set(place, (counts.get(place) ?? 0) + size)
  }
  return counts
}
