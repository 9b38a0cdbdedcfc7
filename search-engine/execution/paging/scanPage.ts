/**
 * Finds a page by scanning a list in the order of the page: where many docs match, the first page is full after a
 * few hundred docs, while selecting it would read all matches.
 */
import { keepOfDocs, type Predicate } from '../../planning/predicates.ts'

/** Docs tested at a time. */
const STRETCH = 128

/** The docs of a list are scattered over the columns: testing one costs as much as marking this many. */
const SCATTERED = 16

/** A page of `total` matches. */
export interface PageRange {
  readonly offset: number
  readonly length: number
  readonly total: number
}

/**
 * The docs at `offset` to `offset + length` of the `total` docs of `list` that pass all tests. Undefined where a
 * scan would take longer than marking all matches: at once where matches are evenly spread, after a sixteenth of
 * that time where they stand at the end. Also undefined where `longest` docs are not enough.
 */
export function scanPage(
  list: Int32Array,
  tests: readonly Predicate[],
  { offset, length, total }: PageRange,
  longest = Infinity,
): Int32Array | undefined {
  const wanted = Math.min(offset + length, total)
  const most = Math.min(total / SCATTERED, longest)
  if ((list.length / total) * wanted > most) return undefined
  const found = new Int32Array(wanted + STRETCH + 1)
  let count = 0
  for (let at = 0; count < wanted && at < most; at += STRETCH)
    count += keepAll(tests, list.subarray(at, at + STRETCH), found.subarray(count))
  return count < wanted ? undefined : found.subarray(offset, wanted)
}

/** Writes the docs that pass all tests into `kept`. Returns their number. */
function keepAll(tests: readonly Predicate[], stretch: Int32Array, kept: Int32Array): number {
  let [from, count] = [stretch, stretch.length]
  if (tests.length === 0) kept.set(stretch)
  for (const test of tests) {
    count = keepOfDocs(test, from, count, kept)
    from = kept
  }
  return count
}
