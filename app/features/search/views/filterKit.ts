import { lazyView } from '#app/shell/lazyView.tsx'
import type { FilterPopoverProps } from './FilterPopover.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'
import type { PlainFiltersProps } from './PlainFilters.tsx'

const source = 'app/features/search/views/filterViews.ts'
const areas = ['filters', 'search', 'shared', 'vocabulary'] as const
/** Each import of a chunk lists the files it needs, and this list is long: all import it from here. */
const load = () => import('./filterViews.ts')

/** The fields of one chip. */
export const filterPopover = lazyView<FilterPopoverProps>(
  source,
  async () => (await load()).FilterPopover,
  areas,
  'asked',
)

/** All filters. */
export const filterSheet = lazyView<FilterSheetProps>(
  source,
  async () => (await load()).FilterSheet,
  areas,
  'asked',
)

/** The same without script: only the server renders it. */
export const plainFilters = lazyView<PlainFiltersProps>(
  source,
  async () => (await load()).PlainFilters,
  areas,
)
