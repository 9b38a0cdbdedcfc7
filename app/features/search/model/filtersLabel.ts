import type { Texts } from '#app/i18n/texts.ts'
import { filterChips } from './chips.ts'
import type { SearchState } from './searchState.ts'

/** What opens the filters where they are not in sight: their name, and how many are set. */
export const filtersLabel = (texts: Texts, state: SearchState): string =>
  texts.t('search.filters.show', { count: filterChips(texts, state).length })
