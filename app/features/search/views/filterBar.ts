import { lazyView } from '#app/shell/lazyView.tsx'
import type { FilterBarProps } from './FilterBar.tsx'

/** Whoever loads a chunk names all that it needs, which for this one is long: all load it from here. */
export const loadFilterViews = () => import('./filterViews.ts')

/** The filters above the results: the server's HTML does until somebody turns to them. */
export const filterBar = lazyView<FilterBarProps>(
  'app/features/search/views/filterViews.ts',
  async () => (await loadFilterViews()).FilterBar,
  ['filters', 'search', 'shared', 'vocabulary'],
)
