import { lazyView } from '#app/shell/lazyView.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'

/** The window over the page, with all that opens one. */
export const filterSheet = lazyView<FilterSheetProps>(
  'app/features/search/views/FilterSheet.tsx',
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  ['filters', 'search', 'shared', 'vocabulary'],
)
