/** Prices and areas in steps that grow with them, for the picture above their fields. */
import { type Columns, NOT_STATED } from './Columns.ts'

export const histogramColumns = ['price', 'surface'] as const
export type HistogramColumn = (typeof histogramColumns)[number]

/** Ten steps a tenfold, at the preferred numbers (ISO 3, rounded): what people read as round. */
const steps = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8]

/** From 10 to a thousand million, EUR or m². */
const powers = [1, 2, 3, 4, 5, 6, 7, 8]

/** The lower edge of each step, and the upper one of the last. What lies beyond counts to the nearest step. */
export const bucketEdges: readonly number[] = [
  ...powers.flatMap((power) => steps.map((step) => Math.round(step * 10 ** power))),
  10 ** 9,
]

export const bucketCount = bucketEdges.length - 1

/** The step of docs that do not say. */
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

/** The step of each doc. */
export const makeBuckets = (columns: Columns): Buckets => ({
  price: bucketsOf(columns.price),
  surface: bucketsOf(columns.surface),
})

function bucketsOf(values: Int32Array): Uint8Array {
  const buckets = new Uint8Array(values.length)
  for (let doc = 0; doc < values.length; doc++) buckets[doc] = bucketOf(values[doc] as number)
  return buckets
}
