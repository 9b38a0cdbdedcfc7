import { lazyView } from '#app/shell/lazyView.tsx'
import { loadFilterViews } from './filterBar.ts'
import type { NarrowFiltersProps } from './NarrowFilters.tsx'

/** The filters of narrow screens, with what they open: no page waits for their code. */
export const narrowFilters =
  lazyView<NarrowFiltersProps>('app/features/search/views/filterViews.ts', async () => {
    const { filterSheet, NarrowFilters } = await loadFilterViews()
    await filterSheet.preload()
    return NarrowFilters
  }, ['filters', 'search', 'shared', 'vocabulary'])
