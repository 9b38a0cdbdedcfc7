import { ringOfCircle } from '#domain/map/circle.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { inOrder } from '#domain/search/polygons.ts'
import { type Drawing, finished } from './drawing.ts'

/**
 * The search with what was drawn; undefined while that is unfinished. Whoever draws two areas looks for homes in either:
 * a circle, of which an address has one, and which it would have all homes lie in, is a polygon beside others.
 */
export function withDrawing(criteria: Criteria, drawing: Drawing): Criteria | undefined {
  const drawn = finished(drawing)
  if (drawn.kind === 'unfinished') return undefined
  const { polygon = [], excludedArea = [], circle, ...rest } = criteria
  if (drawn.kind === 'circle' && polygon.length === 0 && !circle) return { ...criteria, circle: drawn.circle }
  const corners = drawn.kind === 'circle' ? ringOfCircle(drawn.circle, ROUND) : drawn.corners
  if (drawing.isExcluded) return { ...criteria, excludedArea: inOrder([...excludedArea, corners]) }
  const round = circle ? [ringOfCircle(circle, ROUND)] : []
  return {
    ...rest,
    polygon: inOrder([...polygon, ...round, corners]),
    ...(excludedArea.length > 0 && { excludedArea }),
  }
}

/** Corners of a circle that stands among polygons: its edge is half a percent off. */
const ROUND = 32
