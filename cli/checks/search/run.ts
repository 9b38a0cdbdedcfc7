import type { Findings } from '#cli/checks/findings.ts'
import { checkSearch, type SearchSpec } from '#cli/checks/search/check.ts'
import { gatherSearch } from '#cli/checks/search/facts.ts'
import { filterFields, geographyFields, mapFields } from '#cli/spec/searchFields.ts'
import {
  bedroomSearch,
  newSorting,
  sortingCriteria,
  sortingDirections,
  sortingOptions,
} from '#cli/spec/sorting.ts'

/** Filters and orders of section 3, as cli/spec holds them. */
export const toldOfSearch = {
  filterFields,
  geographyFields,
  mapFields,
  sortingCriteria,
  sortingOptions,
  sortingDirections,
  newSorting,
  bedroomSearch,
}

/** The same, as the check reads it. */
export const searchSpecOf = (told: typeof toldOfSearch): SearchSpec => ({
  fields: [...told.filterFields, ...told.geographyFields, ...told.mapFields],
  criteria: told.sortingCriteria,
  options: told.sortingOptions,
  directions: told.sortingDirections,
  newSorting: told.newSorting,
  bedroomSearch: told.bedroomSearch,
})

export const searchSpec: SearchSpec = searchSpecOf(toldOfSearch)

/** Holds domain/search against the filters and the sorting of section 3. */
export async function searchCheck(): Promise<Findings> {
  const { fields, criteria, options, directions } = searchSpec
  const lists = [fields, criteria, options, directions.values]
  return {
    check: 'search',
    problems: checkSearch(gatherSearch(), searchSpec),
    notes: [],
    // The lists, then the two defaults, the fields of newer and older, and what the rooms filter counts.
    checked: lists.reduce((sum, { length }) => sum + length, 4),
  }
}
