/**
 * How likely two lots of times are to come from one and the same thing (Mann and Whitney's test, both sides, with ranks
 * shared by what is equal): 1 where nobody could tell them apart, near 0 where anybody can.
 */
export function rankSum(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ]
  const sorted = all.toSorted((a, b) => a.value - b.value)
  const groups = [...Map.groupBy(sorted, ({ value }) => value).values()]
  let passed = 0
  let ranks = 0
  let ties = 0
  for (const group of groups) {
    ranks += group.filter(({ isOne }) => isOne).length * (passed + (group.length + 1) / 2)
    ties += group.length ** 3 - group.length
    passed += group.length
  }
  const [n, m, count] = [one.length, other.length, all.length]
  const u = ranks - (n * (n + 1)) / 2
  const spread = Math.sqrt(((n * m) / 12) * (count + 1 - ties / (count * (count - 1))))
  return spread === 0 ? 1 : 2 * upperTail(Math.abs(u - (n * m) / 2) / spread)
}

/** Of the normal distribution, to seven digits (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduce((total, factor, at) => total + factor * t ** (at + 1), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
