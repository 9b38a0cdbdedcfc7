/** Marks of a map held apart: what would overlap on the screen is one mark. */
import { project } from '#domain/map/mercator.ts'
import type { Cell } from './clusters.ts'

/** Two marks whose middles are closer than these would hide each other, or could not be hit with a finger. CSS pixels. */
const CLOSEST = 44

const lower = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b)
const higher = (a: number | undefined, b: number | undefined) =>
  a === undefined ? b : b === undefined ? a : Math.max(a, b)

/** Two clusters as one: their counts together, and the mean position of all their listings. */
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

/** Joins each cluster with a larger one that it would overlap. No listing is lost: counts add up as before. */
export function mergeOverlappingClusters(cells: readonly Cell[], zoom: number): readonly Cell[] {
  const largestFirst = cells.toSorted((a, b) => b.count - a.count || a.sample - b.sample)
  const kept: { cell: Cell; readonly x: number; readonly y: number }[] = []
  for (const cell of largestFirst) {
    const { x, y } = project([cell.latitude, cell.longitude], zoom)
    // Squared: of a few hundred clusters tens of thousands of pairs are held against each other.
    const near = kept.find((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < CLOSEST ** 2)
    if (near) near.cell = mergeClusters(near.cell, cell)
    else kept.push({ cell, x, y })
  }
  return kept.map(({ cell }) => cell)
}
