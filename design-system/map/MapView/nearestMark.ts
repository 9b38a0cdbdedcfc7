/** From one mark to the next with an arrow key. */
import type { MapPoint } from './geometry.ts'

export const directions = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const satisfies Record<string, MapPoint>

export type DirectionKey = keyof typeof directions

export const isDirectionKey = (key: string): key is DirectionKey => key in directions

/** The weight of the distance aside. */
const ASIDE = 2

/**
 * The nearest place in a direction from another: within 45° of it, with places ahead preferred. Undefined if
 * there is none.
 */
export function nearestMark<Mark extends MapPoint>(
  from: MapPoint,
  marks: readonly Mark[],
  key: DirectionKey,
): Mark | undefined {
  const { x, y } = directions[key]
  let nearest: { readonly mark: Mark; readonly cost: number } | undefined
  for (const mark of marks) {
    const ahead = (mark.x - from.x) * x + (mark.y - from.y) * y
    const aside = Math.abs((mark.x - from.x) * y) + Math.abs((mark.y - from.y) * x)
    if (ahead <= 0 || aside > ahead) continue
    const cost = ahead + ASIDE * aside
    if (nearest === undefined || cost < nearest.cost) nearest = { mark, cost }
  }
  return nearest?.mark
}
