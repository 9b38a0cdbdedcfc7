import type { Findings } from '#cli/checks/findings.ts'
import { checkSearch, fieldsNotRead, type SearchSpec } from '#cli/checks/search/check.ts'
import { gatherSearch } from '#cli/checks/search/facts.ts'
import { filterFields, geographyFields, mapFields } from '#cli/spec/searchFields.ts'
import { newSorting, sortingCriteria, sortingOptions } from '#cli/spec/sorting.ts'

/** Filters and orders of section 3, as the check reads them. */
export const searchSpec: SearchSpec = {
  fields: [...filterFields, ...geographyFields, ...mapFields],
  criteria: sortingCriteria,
  options: sortingOptions,
  newSorting,
}

/** Holds domain/search against the filters and the sorting of section 3. */
export async function searchCheck(): Promise<Findings> {
  const facts = gatherSearch()
  return {
    check: 'search',
    problems: checkSearch(facts, searchSpec),
    notes: fieldsNotRead(facts, searchSpec),
    checked: searchSpec.fields.length + sortingCriteria.length + sortingOptions.length,
  }
}
