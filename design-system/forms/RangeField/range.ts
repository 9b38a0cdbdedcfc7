/** From and to; what is missing is open. */
export interface Range {
  from?: number | undefined
  to?: number | undefined
}

/** The line on which the thumbs move. */
export interface Line {
  minValue: number
  maxValue: number
  step: number
}

/** The last place on the line: steps are counted from its beginning, and the last may be shorter than a whole one. */
export const lastStop = ({ minValue, maxValue, step }: Line): number =>
  minValue + Math.floor((maxValue - minValue) / step) * step

/**
 * The positions of the thumbs: at the nearest step, in order, and at an end if the range is open or the value
 * is beyond it.
 */
export function thumbsFor({ from, to }: Range, line: Line): [number, number] {
  const last = lastStop(line)
  const nearest = (value: number) => {
    const stop = line.minValue + Math.round((value - line.minValue) / line.step) * line.step
    return Math.min(last, Math.max(line.minValue, stop))
  }
  const places = [nearest(from ?? line.minValue), nearest(to ?? last)] as const
  return [Math.min(...places), Math.max(...places)]
}

/**
 * The range after a thumb was moved. Only its own end changes, so that a typed value at the other stays
 * exact; at the track's end, the range is open.
 */
export function rangeAfter(range: Range, moved: readonly number[], line: Line): Range {
  const [from, to] = thumbsFor(range, line)
  const [nextFrom = from, nextTo = to] = moved
  return {
    from: nextFrom === from ? range.from : nextFrom <= line.minValue ? undefined : nextFrom,
    to: nextTo === to ? range.to : nextTo >= lastStop(line) ? undefined : nextTo,
  }
}
