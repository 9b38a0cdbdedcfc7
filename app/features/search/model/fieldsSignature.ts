import { type SearchChange, type SearchState, searchHref } from './searchState.ts'

/** What the fields of the filters show of a search, to tell whether they would be filled otherwise. */
export const fieldsSignature = (state: SearchState, change: SearchChange = {}): string =>
  searchHref(state, { ...change, order: 'mostRelevant' })
