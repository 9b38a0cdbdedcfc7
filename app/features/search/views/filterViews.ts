/** What the chips open, and the plain form in their place: one chunk, since they share most code. */
export { FilterPopover } from './FilterPopover.tsx'
export { FilterSheet } from './FilterSheet.tsx'
export { PlainFilters } from './PlainFilters.tsx'
