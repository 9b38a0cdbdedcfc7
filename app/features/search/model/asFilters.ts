import type { Texts } from '#app/i18n/texts.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import {
  type Criteria,
  type Filter,
  type FilterName,
  type FilterNameOf,
  filterNames,
  filters,
} from '#domain/search/filters.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import type { LinkChip } from './chips.ts'
import { filterInWords, filterName, optionName } from './filterWords.ts'
import { type SearchState, searchHref, withoutFilter } from './searchState.ts'

type Words = Pick<Texts, 't' | 'format' | 'language'>

/** Searches with a filter in place of words that name it, with how many each finds. */
export function searchesByFilter(
  words: Words,
  state: SearchState,
  { asFilters }: Pick<SearchResults, 'asFilters'>,
): readonly LinkChip[] {
  return asFilters.map(({ words: typed, keyword, parameters, total }) => {
    const { criteria } = readQuery(new URLSearchParams(parameters), state.flags).query
    const others = withoutFilter(state.criteria, 'keyword')
    return {
      key: parameters,
      text: words.t('search.asFilters.item', {
        words: typed,
        filter: criteriaInWords(words, criteria),
        count: total,
      }),
      href: searchHref(state, { criteria: { ...others, ...(keyword !== '' && { keyword }), ...criteria } }),
    }
  })
}

/** "Κήπος: Ιδιωτικός ή Κοινόχρηστος" */
const criteriaInWords = (words: Words, criteria: Criteria): string =>
  filterNames
    .filter((name) => criteria[name] !== undefined)
    .map((name) => choicesInWords(words, name, criteria) ?? filterInWords(words, name, criteria))
    .join(', ')

function choicesInWords(words: Words, name: FilterName, criteria: Criteria): string | undefined {
  const filter: Filter = filters[name]
  if (filter.kind !== 'choices') return undefined
  const options = criteria[name] as readonly string[]
  if (options.join() === 'yes') return filterName(words, name)
  const names = options.map((option) => optionName(words, name as FilterNameOf<'choices'>, option))
  const value = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(names)
  return words.t('shared.labelled', { label: filterName(words, name), value })
}
