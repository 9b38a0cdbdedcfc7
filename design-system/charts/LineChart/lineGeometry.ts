import { roundTicks, scaleOf } from '../scale.ts'
import { areaPath, type Curve, linePath, type Spot } from './paths.ts'

export interface LinePoint {
  /** A moment, in milliseconds since 1970. */
  at: number
  value: number
}

/** The band of typical values at a moment: the quartiles. */
export interface BandPoint {
  /** A moment, in milliseconds since 1970. */
  at: number
  low: number
  high: number
}

export interface LineGeometry {
  /** Path of the line in a box of 100 by 100. */
  line: string
  /** The same, closed to the floor of the box. */
  ground: string
  /** The band as a surface; empty without one. */
  band: string
  /** The two edges of the band. */
  edges: string[]
  /** The position of each point, in percent of the box. */
  points: Spot[]
  /** Round values from floor to ceiling at equal distances, with their height in percent of the box. */
  ticks: { value: number; y: number }[]
}

/**
 * The drawing of a series in percent, so that it stretches to any width while text keeps its size. The scale
 * does not start at zero: a price history shows change, and the ticks say what they are.
 */
export function lineGeometry(
  series: readonly LinePoint[],
  curve: Curve,
  band: readonly BandPoint[] = [],
): LineGeometry {
  const x = scaleOf(timeSpan(series, band), [0, 100])
  const values = valueTicks([
    ...series.map(({ value }) => value),
    ...band.flatMap(({ low, high }) => [low, high]),
  ])
  const y = scaleOf([values[0] ?? 0, values.at(-1) ?? 0], [100, 0])
  const points = series.map(({ at, value }): Spot => ({ x: x(at), y: y(value) }))
  const floor = points.map((point): Spot => ({ x: point.x, y: 100 }))
  const edgeOf = (edge: 'low' | 'high') => band.map((point): Spot => ({ x: x(point.at), y: y(point[edge]) }))
  const [low, high] = [edgeOf('low'), edgeOf('high')]
  return {
    line: linePath(points, curve),
    ground: areaPath(points, floor, curve),
    band: areaPath(high, low, curve),
    edges: band.length > 0 ? [linePath(low, curve), linePath(high, curve)] : [],
    points,
    ticks: values.map((value) => ({ value, y: y(value) })),
  }
}

/** The first and the last moment of line and band together. */
export function timeSpan(series: readonly LinePoint[], band: readonly BandPoint[] = []): [number, number] {
  const moments = [...series, ...band].map(({ at }) => at)
  return moments.length > 0 ? [Math.min(...moments), Math.max(...moments)] : [0, 1]
}

/** From floor to ceiling, round at both ends. */
function valueTicks(values: readonly number[]): number[] {
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1]
  const margin = (high - low || high || 1) * 0.15
  const floor = low >= 0 ? Math.max(0, low - margin) : low - margin
  return roundTicks(floor, high + margin, 4)
}
