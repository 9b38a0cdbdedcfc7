import { scaleLinear } from 'd3-scale'
import { area, curveLinear, curveStepAfter, line } from 'd3-shape'

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
  curve: 'step' | 'linear',
  band: readonly BandPoint[] = [],
): LineGeometry {
  const x = scaleLinear(timeSpan(series, band), [0, 100])
  const y = valueScale([...series.map(({ value }) => value), ...band.flatMap(({ low, high }) => [low, high])])
  const bend = curve === 'step' ? curveStepAfter : curveLinear
  const path = <Point extends { at: number }>(points: readonly Point[], toY: (point: Point) => number) =>
    line<Point>(({ at }) => x(at), toY).curve(bend)([...points]) ?? ''
  const surface = <Point extends { at: number }>(
    points: readonly Point[],
    floor: (point: Point) => number,
    toY: (point: Point) => number,
  ) => area<Point>(({ at }) => x(at), floor, toY).curve(bend)([...points]) ?? ''
  return {
    line: path(series, ({ value }) => y(value)),
    ground: surface(
      series,
      () => 100,
      ({ value }) => y(value),
    ),
    band: surface(
      band,
      ({ low }) => y(low),
      ({ high }) => y(high),
    ),
    edges: band.length > 0 ? [path(band, ({ low }) => y(low)), path(band, ({ high }) => y(high))] : [],
    points: series.map(({ at, value }) => ({ x: x(at), y: y(value) })),
    ticks: y.ticks(4).map((value) => ({ value, y: y(value) })),
  }
}

/** The first and the last moment of line and band together. */
export function timeSpan(series: readonly LinePoint[], band: readonly BandPoint[] = []): [number, number] {
  const moments = [...series, ...band].map(({ at }) => at)
  return moments.length > 0 ? [Math.min(...moments), Math.max(...moments)] : [0, 1]
}

/** Round at both ends, so that the ticks reach from floor to ceiling. */
function valueScale(values: readonly number[]) {
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1]
  const margin = (high - low || high || 1) * 0.15
  const floor = low >= 0 ? Math.max(0, low - margin) : low - margin
  return scaleLinear([floor, high + margin], [100, 0]).nice(4)
}
