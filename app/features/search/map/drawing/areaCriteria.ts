/** What is drawn on the map, as filters of the search: the same that a form or an address would set. */
import { ringOfCircle } from '#domain/map/circle.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { inOrder, polygonsMax } from '#domain/search/polygons.ts'
import { type DrawnArea, type Drawing, finished } from './drawing.ts'

/** The areas of a search, those to look in first. */
export function areasOf({ polygon = [], excludedArea = [], circle }: Criteria): readonly DrawnArea[] {
  return [
    ...(circle ? [{ filter: 'circle' as const, circle }] : []),
    ...polygon.map((corners) => ({ filter: 'polygon' as const, corners })),
    ...excludedArea.map((corners) => ({ filter: 'excludedArea' as const, corners })),
  ]
}

/** No more areas can be searched in at once. */
export const isFull = ({ polygon = [], excludedArea = [] }: Criteria): boolean =>
  polygon.length + excludedArea.length >= polygonsMax

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

/** The search without one of its areas. */
export function withoutArea(criteria: Criteria, area: DrawnArea): Criteria {
  const { [area.filter]: _, ...rest } = criteria
  if (area.filter === 'circle') return rest
  const left = (criteria[area.filter] ?? []).filter((corners) => corners !== area.corners)
  return left.length === 0 ? rest : { ...rest, [area.filter]: left }
}
