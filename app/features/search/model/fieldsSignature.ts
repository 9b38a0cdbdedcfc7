import { type Criteria, type FilterName, filterNamesOf } from '#domain/search/filters.ts'
import { type SearchChange, type SearchState, searchHref } from './searchState.ts'

/** What is chosen on a map and has no field among the filters. */
const onMap: ReadonlySet<string> = new Set<FilterName>([
  ...filterNamesOf('polygons'),
  ...filterNamesOf('circle'),
  ...filterNamesOf('stations'),
])

/**
 * The values of the filter fields for a search, to detect that the fields need new values. The map's camera
 * and drawn areas are not included: moving the map keeps what was typed.
 */
export const fieldsSignature = (state: SearchState, change: SearchChange = {}): string =>
  searchHref(
    { ...state, view: 'list' },
    { ...change, criteria: inFields(change.criteria ?? state.criteria), order: 'mostRelevant' },
  )

const inFields = (criteria: Criteria): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => !onMap.has(name)))
