import { lazyView } from '#app/shell/lazyView.tsx'
import { filterAreas, filterBar, loadFilterViews } from './filterBar.ts'
import type { NarrowFiltersProps } from './NarrowFilters.tsx'

/** The filters of narrow screens, with what they open: no page waits for their code. */
export const narrowFilters = lazyView<NarrowFiltersProps>(
  filterBar.source,
  async () => {
    const { filterSheet, NarrowFilters } = await loadFilterViews()
    await filterSheet.preload()
    return NarrowFilters
  },
  filterAreas,
)
