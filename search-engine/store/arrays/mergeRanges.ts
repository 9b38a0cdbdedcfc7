/** A range of numbers, the end exclusive. */
export type NumberRange = readonly [begin: number, end: number]

/** The ranges in rising order, those that touch or overlap merged. */
export function mergeRanges(spans: NumberRange[]): readonly NumberRange[] {
  if (spans.length < 2) return spans
  const found: NumberRange[] = []
  for (const [begin, end] of spans.sort(([one], [other]) => one - other)) {
    const last = found.at(-1)
    if (last && begin <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], end)]
    else found.push([begin, end])
  }
  return found
}
