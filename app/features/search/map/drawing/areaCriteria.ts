/** What is drawn on the map, as filters of the search: the same that a form or an address would set. */
import type { Criteria } from '#domain/search/filters.ts'
import { polygonsMax } from '#domain/search/polygons.ts'
import type { DrawnArea } from './drawing.ts'

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

/** The search without what is drawn on the map. */
export const withoutAreas = ({
  polygon: _polygon,
  excludedArea: _excludedArea,
  circle: _circle,
  ...rest
}: Criteria): Criteria => rest

/** The search without one of its areas. */
export function withoutArea(criteria: Criteria, area: DrawnArea): Criteria {
  const { [area.filter]: _, ...rest } = criteria
  if (area.filter === 'circle') return rest
  const left = (criteria[area.filter] ?? []).filter((corners) => corners !== area.corners)
  return left.length === 0 ? rest : { ...rest, [area.filter]: left }
}
