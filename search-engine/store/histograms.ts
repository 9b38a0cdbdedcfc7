/** Buckets of prices and surfaces, growing with the value, for the histograms above their fields. */
import { type Columns, NOT_STATED } from './Columns.ts'

export const histogramColumns = ['price', 'surface'] as const
export type HistogramColumn = (typeof histogramColumns)[number]

/** Ten buckets per power of ten, at the preferred numbers (ISO 3, rounded). */
const steps = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8]

/** From 10 to a thousand million, EUR or m². */
const powers = [1, 2, 3, 4, 5, 6, 7, 8]

/** The lower edge of each bucket, and the upper one of the last. Values beyond belong to the nearest bucket. */
export const bucketEdges: readonly number[] = [
  ...powers.flatMap((power) => steps.map((step) => Math.round(step * 10 ** power))),
  10 ** 9,
]

export const bucketCount = bucketEdges.length - 1

/** The bucket of docs that do not state the value. */
export const SILENT = 255

export function bucketOf(value: number): number {
  if (value === NOT_STATED) return SILENT
  let low = 0
  let high = bucketCount - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((bucketEdges[middle] as number) <= value) low = middle
    else high = middle - 1
  }
  return low
}

export type Buckets = Readonly<Record<HistogramColumn, Uint8Array>>

/** The bucket of each doc. */
export const makeBuckets = (columns: Columns): Buckets => ({
  price: bucketsOf(columns.price),
  surface: bucketsOf(columns.surface),
})

function bucketsOf(values: Int32Array): Uint8Array {
  const buckets = new Uint8Array(values.length)
  for (let doc = 0; doc < values.length; doc++) buckets[doc] = bucketOf(values[doc] as number)
  return buckets
}
