import { ringOfCircle } from '#domain/map/circle.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { inOrder } from '#domain/search/polygons.ts'
import { type Drawing, finished } from './drawing.ts'

/**
 * The search with the drawn area; undefined while it is unfinished. Two areas mean homes in either. An
 * address has one circle, and would require homes to be inside it, so beside other areas a circle becomes a
 * polygon.
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

/** Corners of a circle that becomes a polygon: its edge is half a percent off. */
const ROUND = 32
