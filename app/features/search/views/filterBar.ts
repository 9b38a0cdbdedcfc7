import { lazyView } from '#app/shell/lazyView.tsx'
import type { FilterBarProps } from './FilterBar.tsx'

/** Each import of a chunk lists the files it needs, and this list is long: all import it from here. */
export const loadFilterViews = () => import('./filterViews.ts')

/** The filters above the results: the server's HTML is enough until the visitor uses them. */
export const filterBar = lazyView<FilterBarProps>(
  'app/features/search/views/filterViews.ts',
  async () => (await loadFilterViews()).FilterBar,
  ['filters', 'search', 'shared', 'vocabulary'],
)
