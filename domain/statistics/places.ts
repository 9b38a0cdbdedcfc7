/** Places of an ad in lists, in steps: exact on the first page, then page by page. */

/** The last place of each step; what is farther behind is one step more. */
export const placeSteps: readonly number[] = [
  ...Array.from({ length: 25 }, (_, at) => at + 1),
  ...Array.from({ length: 19 }, (_, at) => (at + 2) * 25),
]

/** The step of a place, from 0; the first place is 1. */
export function stepOfPlace(place: number): number {
  const at = placeSteps.findIndex((last) => place <= last)
  return at < 0 ? placeSteps.length : at
}

export interface PlaceCount {
  readonly bucket: number
  readonly count: number
}

/** The step in which the middle view is: its last place, or `null` where nothing was shown or it is farther behind. */
export function medianPlace(counts: readonly PlaceCount[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    seen += count
    if (seen * 2 >= total) return placeSteps[bucket] ?? null
  }
  return null
}
