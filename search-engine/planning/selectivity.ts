import type { Driver } from './drivers.ts'
import { keepOfDocs, type Predicate } from './predicates.ts'

/** The number of docs that are tested to estimate how many pass. */
const SAMPLE = 32

/** Below this number of rows, testing everything costs less than an estimate. */
const WORTH_GUESSING = 1024

const sample = new Int32Array(SAMPLE)
const passed = new Int32Array(SAMPLE + 1)

/** What is computed, a position in an area or a monthly cost, is tested after what is looked up. */
const COMPUTED = 4

/** A test with aligned codes keeps about one doc of this many. */
const LEFT_ALIGNED = 8

/** The tests in the order in which they run: the one that keeps the fewest docs first. */
export function orderBySelectivity(driver: Driver, predicates: readonly Predicate[]): readonly Predicate[] {
  const aligned = driver.kind === 'lists' ? driver.aligned?.test : undefined
  if (!aligned) return ordered(driver, predicates, driver.rows)
  const others = predicates.filter((one) => one !== aligned)
  return [aligned, ...ordered(driver, others, driver.rows / LEFT_ALIGNED)]
}

function ordered(driver: Driver, predicates: readonly Predicate[], rows: number): readonly Predicate[] {
  if (predicates.length < 2 || rows < WORTH_GUESSING) return predicates
  fillSample(driver)
  return predicates
    .map((predicate) => ({ predicate, left: costOf(predicate) }))
    .sort((a, b) => a.left - b.left)
    .map(({ predicate }) => predicate)
}

const costOf = (predicate: Predicate): number =>
  (keepOfDocs(predicate, sample, SAMPLE, passed) + 1) *
  (predicate.kind === 'area' || predicate.kind === 'month' ? COMPUTED : 1)

/** Samples docs at even distances from the first slice of a driver, which seldom differs from the rest. */
function fillSample(driver: Driver): void {
  const list = driver.kind === 'lists' ? driver.lists.find(({ length }) => length > 0) : undefined
  const [begin = 0, end = 0] = driver.kind === 'ranges' ? driver.ranges : [0, list?.length ?? 0]
  const step = (end - begin) / SAMPLE
  for (let at = 0; at < SAMPLE; at++) {
    const place = begin + Math.floor(at * step)
    sample[at] = list ? (list[place] as number) : place
  }
}
