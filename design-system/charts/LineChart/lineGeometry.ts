import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { roundTicks, scaleOf } from '../scale.ts'

/** `step` holds a value until the next, `linear` goes straight to it. */
export type Curve = 'step' | 'linear'

export interface LinePoint {
  /** A moment, in milliseconds since 1970. */
  at: number
  value: number
}

/** Between which values most lie at a moment: the quartiles. */
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
  /** Where each point lies, in percent of the box. */
  points: { x: number; y: number }[]
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
  const bend = curve === 'step' ? curveStepAfter : curveLinear
  const points = series.map(({ at, value }) => ({ x: x(at), y: y(value) }))
  const [low, high] = (['low', 'high'] as const).map((edge) =>
    band.map((point): Corner => [x(point.at), y(point[edge])]),
  )
  const through = (corners: readonly Corner[]) => line().curve(bend)([...corners]) ?? ''
  return {
    line: through(points.map((point): Corner => [point.x, point.y])),
    ground:
      area<Spot>(
        ({ x: at }) => at,
        100,
        ({ y: top }) => top,
      ).curve(bend)(points) ?? '',
    band:
      area<BandPoint>(
        ({ at }) => x(at),
        (point) => y(point.low),
        (point) => y(point.high),
      ).curve(bend)([...band]) ?? '',
    edges: band.length > 0 ? [through(low ?? []), through(high ?? [])] : [],
    points,
    ticks: values.map((value) => ({ value, y: y(value) })),
  }
}

type Spot = LineGeometry['points'][number]
type Corner = [x: number, y: number]

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
