/**
 * Whether two words differ by one slip of a finger: a letter too many, one missing, one for another, or two that
 * changed places. A word is no slip of itself.
 */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let begin = 0
  while (begin < one.length && one[begin] === other[begin]) begin++
  let [end, otherEnd] = [one.length, other.length]
  while (end > begin && otherEnd > begin && one[end - 1] === other[otherEnd - 1]) {
    end--
    otherEnd--
  }
  const [left, otherLeft] = [end - begin, otherEnd - begin]
  if (Math.max(left, otherLeft) <= 1) return true
  return left === 2 && otherLeft === 2 && one[begin] === other[begin + 1] && one[begin + 1] === other[begin]
}
