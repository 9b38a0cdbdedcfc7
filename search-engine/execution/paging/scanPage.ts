/**
 * Picks a page by going through a list that is already in the page's order: where many docs match, the first page is
 * full after a few hundred, while marking the place of each match would take all of them.
 */
import { keepOfDocs, type Predicate } from '../../planning/predicates.ts'

/** Docs tested at a stretch. */
const STRETCH = 128

/** A doc far down a list lies anywhere in the columns: testing it costs as much as marking so many. */
const SCATTERED = 16

/** A page of what was found, of which there are `total`. */
export interface PageRange {
  readonly offset: number
  readonly length: number
  readonly total: number
}

/**
 * The docs at places `offset` to `offset + length` of those in `list` that pass all tests, of which there are `total`.
 * Undefined where that would take longer than marking them all would, which is known soon if docs that pass lie even
 * in the list, and after a sixteenth of that time if they lie at its end; or where `longest` docs are not enough.
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

/** Writes the docs of a stretch that pass all tests into `kept`, and gives their number. */
function keepAll(tests: readonly Predicate[], stretch: Int32Array, kept: Int32Array): number {
  let [from, count] = [stretch, stretch.length]
  if (tests.length === 0) kept.set(stretch)
  for (const test of tests) {
    count = keepOfDocs(test, from, count, kept)
    from = kept
  }
  return count
}
