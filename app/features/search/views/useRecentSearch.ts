import { useTexts } from '#app/i18n/TextsContext.ts'
import { useKeepSearch } from '#app/shared/recentSearches/useKeepSearch.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'
import { readSearchState, type SearchState, searchHref } from '../model/searchState.ts'
import { searchWords } from '../model/words/searchWords.ts'

/** Keeps the search on this device once its list is loaded, if the visitor submitted it by a form. */
export function useRecentSearch(
  asked: SearchState,
  shown: { readonly state: SearchState; readonly data: SearchResults } | undefined,
): void {
  const texts = useTexts()
  const { language } = texts
  const order = defaultOrder(asked.flags.listingSearchNewSorting)
  const canonical = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://estia.invalid')
    const path = splitLanguage(pathname).rest
    return searchHref(readSearchState({ language, path, search: searchParams, flags: asked.flags }), {
      order,
    })
  }
  const kept = shown && {
    // Greek addresses carry no language.
    address: searchHref({ ...shown.state, language: 'el' }, { order }),
    words: searchWords(texts, shown.state, shown.data.places),
    language,
  }
  useKeepSearch(kept, searchHref(asked, { order }), canonical)
}
