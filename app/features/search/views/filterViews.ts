/** What stands above the results, and what opens in its place: one chunk, for their code is mostly the same. */
export { FilterBar } from './FilterBar.tsx'
export { filterSheet } from './filterSheet.ts'
export { NarrowFilters } from './NarrowFilters.tsx'
