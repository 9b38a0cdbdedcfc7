import type { Texts } from '#app/i18n/texts.ts'
import { placeFilters, type SearchState } from '../searchState.ts'

/** Filters by location besides places. */
export const sayingWhere = [
  'polygon',
  'excludedArea',
  'circle',
  'metroStation',
  'metroLine',
  'country',
] as const

/**
 * The location of a search that names no single place: "σε 2 σχεδιασμένες περιοχές". The narrowest one is
 * named; the chips show all. Undefined for a place whose name is not loaded yet.
 */
export function whereInWords(
  { t, format }: Pick<Texts, 't' | 'format'>,
  { criteria, place }: Pick<SearchState, 'criteria' | 'place'>,
): string | undefined {
  const { polygon, excludedArea, circle, metroStation, metroLine } = criteria
  if (polygon) return t('search.where.drawn', { count: polygon.length })
  if (circle) return t('search.where.around', { distance: format.distance(circle.radius) })
  if (metroStation ?? metroLine) return t('search.where.metro')
  const count = Math.max(...placeFilters.map((name) => criteria[name]?.length ?? 0))
  if (count > 1) return t('search.where.places', { count })
  if (place || count === 1) return undefined
  return excludedArea ? t('search.where.outside', { count: excludedArea.length }) : t('search.where.greece')
}
