import type { Texts } from '#app/i18n/texts.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import type { FilterName } from '#domain/search/filters.ts'
import { placeSlugOf } from '#domain/search/searchPath.ts'
import type { LinkChip } from './chips.ts'
import { filterInWords } from './filterWords.ts'
import { placeFilters, type SearchState, searchHref, withoutFilter } from './searchState.ts'

/** Searches with one filter fewer, in words, with what each gains. */
export function looserSearches(
  words: Pick<Texts, 't' | 'format'>,
  state: SearchState,
  { loosen, places }: Pick<SearchResults, 'loosen' | 'places'>,
): readonly LinkChip[] {
  return loosen.map(({ filter, total }) => {
    if (isPlaceFilter(filter)) return widerPlace(words, state, places, total)
    const name = filterInWords(words, filter, state.criteria)
    return {
      key: filter,
      text: words.t('search.loosen.item', { filter: name, count: total }),
      href: searchHref(state, { criteria: withoutFilter(state.criteria, filter) }),
    }
  })
}

const isPlaceFilter = (name: FilterName): boolean => (placeFilters as readonly FilterName[]).includes(name)

/** The same search in the place around, or in all of Greece. */
function widerPlace(
  { t }: Pick<Texts, 't'>,
  state: SearchState,
  [, ...around]: SearchResults['places'],
  count: number,
): LinkChip {
  const place = placeSlugOf(around)
  const name = place ? around[0]?.name : undefined
  return {
    key: 'place',
    text: t('search.loosen.place', { place: name ?? t('search.allGreece'), count }),
    href: searchHref(state, { place }),
  }
}
