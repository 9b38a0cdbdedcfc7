import type { Driver } from './drivers.ts'
import { keepOfDocs, type Predicate } from './predicates.ts'

/** Docs that are looked at to guess how many will pass. */
const SAMPLE = 32

/** Below this, testing everything costs less than guessing. */
const WORTH_GUESSING = 1024

const sample = new Int32Array(SAMPLE)
const passed = new Int32Array(SAMPLE + 1)

/** A position in an area is worked out, everything else looked up: it waits until few docs are left. */
const AREA = 4

/** What a test whose codes lie beside the list leaves, about: one of so many. */
const LEFT_ALIGNED = 8

/** The tests in the order in which they should run: the one that leaves least first, so that the others see less. */
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
  (keepOfDocs(predicate, sample, SAMPLE, passed) + 1) * (predicate.kind === 'area' ? AREA : 1)

/** Docs at even distances. A driver's first piece stands for all: the rest are seldom different. */
function fillSample(driver: Driver): void {
  const list = driver.kind === 'lists' ? driver.lists.find(({ length }) => length > 0) : undefined
  const [begin = 0, end = 0] = driver.kind === 'ranges' ? driver.ranges : [0, list?.length ?? 0]
  const step = (end - begin) / SAMPLE
  for (let at = 0; at < SAMPLE; at++) {
    const place = begin + Math.floor(at * step)
    sample[at] = list ? (list[place] as number) : place
  }
}
