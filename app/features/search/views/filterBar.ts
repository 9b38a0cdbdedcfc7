import { lazyView } from '#app/shell/lazyView.tsx'
import type { FilterBarProps } from './FilterBar.tsx'

/** The filters above the results: the server's HTML does until somebody turns to them. */
export const filterBar = lazyView<FilterBarProps>(
  'app/features/search/views/FilterBar.tsx',
  async () => (await import('./FilterBar.tsx')).FilterBar,
  ['filters', 'search', 'shared', 'vocabulary'],
)
