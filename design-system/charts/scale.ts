import { nice, ticks } from 'd3-array'

/** From values to percent along a box. */
export type Scale = (value: number) => number

/** A linear scale: `from` maps to `start`, `to` to `end`; the middle if both are one value. */
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
