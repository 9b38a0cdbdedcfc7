import type { Texts } from '#app/i18n/texts.ts'
import { filterNames } from '#domain/search/filters.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'
import { filterInWords, filterName } from './filterWords.ts'
import { readSearchState, type SearchState } from './searchState.ts'

/**
 * The filters that a list adds to another address of a list, in words: "Swimming pool", "Price: up to €800".
 */
export function addedFilters(
  words: Pick<Texts, 't' | 'format'>,
  href: string,
  state: SearchState,
): readonly string[] {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const { language, rest: path } = splitLanguage(pathname)
  const before = readSearchState({ language, path, search: searchParams, flags: state.flags })
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
  const inPath = (['contract', 'category'] as const).filter((name) => differs(before[name], state[name]))
  const asked = filterNames.filter(
    (name) => state.criteria[name] !== undefined && differs(before.criteria[name], state.criteria[name]),
  )
  return [
    ...inPath.map((name) => filterName(words, name)),
    ...(differs(before.place, state.place) ? [words.t('search.byModel.place')] : []),
    ...asked.map((name) => filterInWords(words, name, state.criteria)),
    ...(before.order === state.order ? [] : [words.t('search.order')]),
  ]
}
