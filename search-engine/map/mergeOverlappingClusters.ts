/** Merges clusters that would overlap on the screen. */
import { project } from '#domain/map/mercator.ts'
import type { Cell } from './clusters.ts'

/** Marks whose centres are closer than this would hide each other, or be hard to hit with a finger. CSS pixels. */
const CLOSEST = 44

const lower = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)
const higher = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b)

/** Two clusters merged: the sum of their counts, and the mean position of all listings. */
function mergeClusters(large: Cell, small: Cell): Cell {
  const count = large.count + small.count
  const mean = (name: 'latitude' | 'longitude') =>
    (large[name] * large.count + small[name] * small.count) / count
  const minPrice = lower(large.minPrice, small.minPrice)
  const maxPrice = higher(large.maxPrice, small.maxPrice)
  return {
    count,
    sample: large.sample,
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    ...(minPrice !== undefined && maxPrice !== undefined && { minPrice, maxPrice }),
  }
}

/** Merges each cluster into a larger one that it would overlap. The counts add up as before. */
export function mergeOverlappingClusters(cells: readonly Cell[], zoom: number): readonly Cell[] {
  const largestFirst = cells.toSorted((a, b) => b.count - a.count || a.sample - b.sample)
  const kept: { cell: Cell; readonly x: number; readonly y: number }[] = []
  for (const cell of largestFirst) {
    const { x, y } = project([cell.latitude, cell.longitude], zoom)
    // Squared distances: a few hundred clusters make tens of thousands of pairs.
    const near = kept.find((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < CLOSEST ** 2)
    if (near) near.cell = mergeClusters(near.cell, cell)
    else kept.push({ cell, x, y })
  }
  return kept.map(({ cell }) => cell)
}
