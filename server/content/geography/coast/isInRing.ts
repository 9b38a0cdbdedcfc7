import type { Ring } from './coastline.ts'
import type { Position } from '../polygons/polyline.ts'

/** Whether a position lies inside a closed ring: a ray to the east crosses it an odd number of times. */
export function isInRing([x, y]: Position, ring: Ring): boolean {
  let isInside = false
  let [fromX, fromY] = ring[0] ?? [0, 0]
  for (const [toX, toY] of ring) {
    const crosses = toY > y !== fromY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
    if (crosses) isInside = !isInside
    ;[fromX, fromY] = [toX, toY]
  }
  return isInside
}
