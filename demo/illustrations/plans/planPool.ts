/** The plans that demo listings share: one for each plausible pair of rooms and size. */

/** Lower bounds of the size classes in m²; a home belongs to the last bound that it reaches. */
export const areaBuckets = [20, 32, 45, 60, 75, 90, 110, 135, 165, 205, 260, 340] as const

export interface PlanKey {
  readonly bedrooms: number
  readonly bathrooms: number
  /** Index into `areaBuckets`. */
  readonly bucket: number
  /** The area that the shared drawing shows. */
  readonly area: number
  readonly seed: number
}

export function bucketOf(area: number): number {
  const found = areaBuckets.findLastIndex((bound) => area >= bound)
  return Math.max(0, found)
}

/** bedrooms, bathrooms, first and last bucket. */
const spans: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 0, 2],
  [1, 1, 1, 5],
  [1, 2, 4, 5],
  [2, 1, 2, 6],
  [2, 2, 3, 8],
  [3, 1, 4, 7],
  [3, 2, 4, 9],
  [3, 3, 6, 10],
  [4, 2, 5, 10],
  [4, 3, 6, 11],
  [4, 4, 8, 11],
  [5, 3, 8, 11],
  [5, 4, 8, 11],
  [6, 4, 9, 11],
]

const middle = (bucket: number) => {
  const low = areaBuckets[bucket] ?? 20
  const high = areaBuckets[bucket + 1] ?? low * 1.3
  return Math.round((low + high) / 2)
}

export const planKeys: readonly PlanKey[] = spans.flatMap(([bedrooms, bathrooms, first, last]) =>
  Array.from({ length: last - first + 1 }, (_, step): PlanKey => {
    const bucket = first + step
    return {
      bedrooms,
      bathrooms,
      bucket,
      area: middle(bucket),
      seed: bedrooms * 1000 + bathrooms * 100 + bucket,
    }
  }),
)

/** Exact rooms first, then the nearest size. Homes with more rooms than any plan get none. */
export function planFor(facts: {
  bedrooms: number
  bathrooms: number
  surface: number
}): PlanKey | undefined {
  const bathrooms = Math.max(1, facts.bathrooms)
  const bucket = bucketOf(facts.surface)
  return planKeys
    .filter(
      (key) =>
        key.bedrooms === facts.bedrooms && key.bathrooms === bathrooms && Math.abs(key.bucket - bucket) <= 1,
    )
    .toSorted((a, b) => Math.abs(a.bucket - bucket) - Math.abs(b.bucket - bucket))[0]
}
