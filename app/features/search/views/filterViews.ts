/** The filters above the results, and the views that open in their place: one chunk, since they share most code. */
export { FilterBar } from './FilterBar.tsx'
export { filterSheet } from './filterSheet.ts'
export { NarrowFilters } from './NarrowFilters.tsx'
