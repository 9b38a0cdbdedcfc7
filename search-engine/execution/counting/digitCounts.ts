/**
 * Turns counts of a pack's codes into counts of the values of each digit.
 *
 * A digit is counted where the other digits of the pack pass. The lowest digit is counted and removed, then the
 * next: what is left is soon a small part of the pack, so that all digits cost little more than one.
 */
import type { Criteria } from '#domain/search/filters.ts'
import { allowedBy, codesPassing, type Digit, type PackPlan } from '../../store/packs.ts'

/** One list per digit: the number of docs with each value, whatever the criterion of the digit itself. */
export function countDigits(
  { digits }: PackPlan,
  counter: Uint32Array,
  criteria: Criteria,
): readonly Uint32Array[] {
  const allowed = digits.map((digit) => allowedBy(digit, criteria))
  const above = tablesAbove(digits, allowed)
  let left = counter
  return digits.map(({ base }, at) => {
    const taken = takeOff(left, base, allowed[at], above[at])
    left = taken.rest
    return taken.values
  })
}

/** For each digit the table of passing codes of the digits above it; undefined where they are not limited. */
const tablesAbove = (
  digits: readonly Digit[],
  allowed: readonly (Uint8Array | undefined)[],
): readonly (Uint8Array | undefined)[] =>
  digits.map((_, at) => {
    const above = digits.slice(at + 1).map(({ base }, place) => ({ base, allowed: allowed[at + 1 + place] }))
    return above.some((digit) => digit.allowed) ? codesPassing(above) : undefined
  })

/** Counts the lowest digit of codes, and sums what passes it for the digits above. */
function takeOff(
  counter: Uint32Array,
  base: number,
  allowed: Uint8Array | undefined,
  above: Uint8Array | undefined,
): { readonly values: Uint32Array; readonly rest: Uint32Array } {
  const values = new Uint32Array(base)
  const rest = new Uint32Array(counter.length / base)
  for (let upper = 0, code = 0; upper < rest.length; upper++) {
    const isCounted = above === undefined ? 1 : (above[upper] as number)
    let passed = 0
    for (let value = 0; value < base; value++, code++) {
      const count = counter[code] as number
      values[value] = (values[value] as number) + count * isCounted
      passed += allowed === undefined ? count : count * (allowed[value] as number)
    }
    rest[upper] = passed
  }
  return { values, rest }
}
