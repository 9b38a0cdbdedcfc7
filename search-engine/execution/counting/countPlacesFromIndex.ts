/** Counts by place, where the index knows them without a list of the matches. */
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

/** This many docs are counted one by one in the time of one search for bounds in the sorted list of a place. */
const WORTH_BOUNDS = 128

/** This many docs are counted one by one in the time that one code takes. */
const WORTH_CODES = 4

/**
 * With contract, category and places alone, the size of each place's list: most visits begin so, and no search finds
 * more. With one range, the part of each place's sorted list between its bounds. Undefined for any other plan.
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

/** The size of each place's list. */
function countsOfLists(question: Question, around: readonly PlaceTest[]): Map<number, number> | undefined {
  const slots = slotsWithin(question, around)
  return slots && sizesOf(slots, sizeOf)
}

/** The part of each place's sorted list between the bounds of a range; undefined without such lists. */
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
 * The docs of each place that pass a test, read along the codes: the docs of a slice of a sorted list are scattered
 * over them. Undefined where places are limited, and where few docs pass.
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

/** A place, and its slot in the lists of its level. */
type PlaceSlot = readonly [place: number, slot: Slot]

/** The places of a level inside the places that are searched; undefined where testing each doc is quicker. */
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
