import { lazyView } from '#app/shell/lazyView.tsx'
import type { FilterSheetProps } from './FilterSheet.tsx'

/** The filters of narrow screens: no page waits for their code. */
export const filterSheet = lazyView<FilterSheetProps>(
  'app/features/search/views/FilterSheet.tsx',
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
  ['filters', 'search', 'shared', 'vocabulary'],
)
