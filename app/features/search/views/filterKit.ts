import { lazyView } from '#app/shell/lazyView.tsx'
import type { FilterPopoverProps } from './FilterPopover.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import type { PlainFiltersProps } from './PlainFilters.tsx'

/** Each import of a chunk lists the files it needs, and this list is long: all import it from here. */
const load = () => import('./filterViews.ts')

/** The fields of one chip. */
export const filterPopover = lazyView<FilterPopoverProps>(
  'app/features/search/views/filterViews.ts',
  async () => (await load()).FilterPopover,
  ['filters', 'search', 'shared', 'vocabulary', 'auctions', 'searchBox'],
  'asked',
)

/** All filters. */
export const filterSheet = lazyView<FilterSheetProps>(
  'app/features/search/views/filterViews.ts',
  async () => (await load()).FilterSheet,
  ['filters', 'search', 'shared', 'vocabulary', 'auctions', 'searchBox'],
  'asked',
)

/** The same without script: only the server renders it. */
export const plainFilters = lazyView<PlainFiltersProps>(
  'app/features/search/views/filterViews.ts',
  async () => (await load()).PlainFilters,
  ['filters', 'search', 'shared', 'vocabulary', 'auctions', 'searchBox'],
)
