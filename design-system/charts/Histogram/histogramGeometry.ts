import { roundTicks, scaleOf } from '../scale.ts'

/** How many there are between two values. */
export interface Bin {
  /** The least value that belongs to it. */
  from: number
  /** The first that does not any more; `Infinity` for "and above". */
  to: number
  count: number
}

/** A stretch of values; an end that is left out is open. */
export interface ValueRange {
  from?: number | undefined
  to?: number | undefined
}

export interface HistogramGeometry {
  /** In percent of the box. */
  bars: { x: number; width: number; y: number; height: number; isSelected: boolean }[]
  /** Where the selected range begins and ends along the box, in percent. */
  span: { from: number; to: number } | undefined
  /** Round counts from floor to ceiling at equal distances, with their height in percent. */
  ticks: { value: number; y: number }[]
}

/** Bars in percent of a box, all equally wide whatever their bins span, so that none is too thin to see. */
export function histogramGeometry(bins: readonly Bin[], selected?: ValueRange): HistogramGeometry {
  const counts = roundTicks(0, Math.max(1, ...bins.map(({ count }) => count)), 3)
  const y = scaleOf([0, counts.at(-1) ?? 1], [100, 0])
  const width = 100 / Math.max(1, bins.length)
  return {
    bars: bins.map((bin, at) => ({
      x: at * width,
      width,
      y: y(bin.count),
      height: 100 - y(bin.count),
      isSelected: !selected || overlaps(bin, selected),
    })),
    span: selected && bins.length > 0 ? spanOf(bins, selected) : undefined,
    ticks: counts.filter(Number.isInteger).map((value) => ({ value, y: y(value) })),
  }
}

export function overlaps(bin: Bin, { from = -Infinity, to = Infinity }: ValueRange): boolean {
  return bin.to > from && bin.from < to
}

/** Where the edges of the range are along the box, in percent. */
function spanOf(bins: readonly Bin[], { from, to }: ValueRange) {
  return {
    from: from === undefined ? 0 : placeOf(bins, from),
    to: to === undefined ? 100 : placeOf(bins, to),
  }
}

/** Where a value is along the box, in percent; values between two edges are interpolated, others are at an end. */
export function placeOf(bins: readonly Bin[], value: number): number {
  const last = bins.at(-1)
  const edges = [
    ...bins.map((bin) => bin.from),
    last && Number.isFinite(last.to) ? last.to : Number.MAX_VALUE,
  ]
  const at = edges.findLastIndex((edge) => edge <= value)
  const [edge, next] = [edges[at], edges[at + 1]]
  if (edge === undefined) return 0
  return ((next === undefined ? bins.length : at + (value - edge) / (next - edge)) * 100) / bins.length
}
