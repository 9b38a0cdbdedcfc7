import { nice, ticks } from 'd3-array'

/** From values to percent along a box. */
export type Scale = (value: number) => number

/** A straight line: `from` lies at `start`, `to` at `end`; the middle where both are one value. */
export function scaleOf(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const span = to - from
  return (value) => start + (span === 0 ? 0.5 : (value - from) / span) * (end - start)
}

/** Some `count` round values at equal distances: the first is the floor of what is given, the last its ceiling. */
export function roundTicks(low: number, high: number, count: number): number[] {
  const [floor, ceiling] = nice(low, high, count)
  return ticks(floor, ceiling, count)
}
