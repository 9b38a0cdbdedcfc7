/**
 * The first place from `low` on, of rising numbers, whose number is not below `value`; how many there are if all are.
 * In doubling steps and then halving: what is looked for next is seldom far.
 */
export function lowerBound(sorted: Int32Array, value: number, low = 0): number {
  let high = sorted.length
  for (let step = 1; low + step < high; step *= 2)
    if ((sorted[low + step] as number) >= value) high = low + step
    else low += step
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
