/** Bounding boxes. */
import type { Polygon } from '#domain/search/areas.ts'
import { DEGREE } from '../store/columnTable.ts'
import type { GridBox } from '../store/grid.ts'

/** The bounding box of a polygon. */
export function boxOf(corners: Polygon): GridBox {
  const latitudes = corners.map(([latitude]) => latitude * DEGREE)
  const longitudes = corners.map(([, longitude]) => longitude * DEGREE)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

/** The bounding box of some boxes. */
export const boundingBox = (boxes: readonly GridBox[]): GridBox => ({
  south: Math.min(...boxes.map(({ south }) => south)),
  west: Math.min(...boxes.map(({ west }) => west)),
  north: Math.max(...boxes.map(({ north }) => north)),
  east: Math.max(...boxes.map(({ east }) => east)),
})

/** The boxes, with any two merged where their bounding box is no larger than both together. */
export function mergeBoxes(boxes: readonly GridBox[]): readonly GridBox[] {
  const merged: GridBox[] = []
  for (const box of boxes) {
    let one = box
    for (let at = 0; at < merged.length; at++) {
      const other = merged[at] as GridBox
      const round = boundingBox([one, other])
      if (sizeOf(round) > sizeOf(one) + sizeOf(other)) continue
      merged.splice(at, 1)
      one = round
      // The merged box may now reach boxes that were compared before.
      at = -1
    }
    merged.push(one)
  }
  return merged
}

const sizeOf = ({ south, west, north, east }: GridBox): number => (north - south) * (east - west)
