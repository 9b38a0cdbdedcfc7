/**
 * The first position from `low` on whose number is at least `value`, in an array of rising numbers; its length if
 * there is none. A galloping search: the next value is seldom far away.
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
