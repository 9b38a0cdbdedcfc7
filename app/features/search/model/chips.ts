import type { AskedAgency } from '#domain/api/MapView.ts'
import type { Texts } from '#app/i18n/texts.ts'
import {
  type Criteria,
  type Filter,
  type FilterName,
  type FilterNameOf,
  filterNames,
  filters,
} from '#domain/search/filters.ts'
import { filterInWords, optionInWords } from './filterWords.ts'
import { type SearchState, searchHref, withoutFilter } from './searchState.ts'

type Words = Pick<Texts, 't' | 'format'>
type ChoicesName = FilterNameOf<'choices'>

/** Another list in words, with its address. */
export interface LinkChip {
  readonly key: string
  readonly text: string
  readonly href: string
}

/** A filter in force, in words, with the address of the list without it. */
export interface FilterChip extends LinkChip {
  readonly filter: FilterName
}

/**
 * The filters in force that a visitor may take away one by one. Contract, category and place are the list itself.
 * `agency`: the one of the last reply, which may still be that of another list.
 */
export function filterChips(words: Words, state: SearchState, agency?: AskedAgency): readonly FilterChip[] {
  return (
    filterNames
      .filter((name) => name !== 'contract' && name !== 'category' && state.criteria[name] !== undefined)
      // The loan of an order limits nothing.
      .filter((name) => name !== 'monthlyCost' || state.criteria.monthlyCost?.most !== undefined)
      .flatMap((name) => {
        const filter: Filter = filters[name]
        return filter.kind === 'choices'
          ? optionChips(words, state, name as ChoicesName)
          : wholeChip(words, state, name, agency)
      })
  )
}

/** One chip for all values of a filter. */
const wholeChip = (
  words: Words,
  state: SearchState,
  name: FilterName,
  agency?: AskedAgency,
): FilterChip[] => [
  {
    key: name,
    filter: name,
    text:
      (name === 'agency' && agency?.id === state.criteria.agency && agency?.name) ||
      filterInWords(words, name, state.criteria),
    href: searchHref(state, { criteria: withoutFilter(state.criteria, name) }),
  },
]

/** One chip for each of the values that a filter takes. */
const optionChips = (words: Words, state: SearchState, name: ChoicesName): FilterChip[] =>
  (state.criteria[name] as readonly string[]).map((option) => ({
    key: `${name}-${option}`,
    filter: name,
    text: optionInWords(words, name, option),
    href: searchHref(state, { criteria: withoutOption(state.criteria, name, option) }),
  }))

function withoutOption(criteria: Criteria, name: ChoicesName, option: string): Criteria {
  const left = (criteria[name] as readonly string[]).filter((each) => each !== option)
  const rest = withoutFilter(criteria, name)
  return left.length > 0 ? { ...rest, [name]: left } : rest
}

/** Filters that exclude every listing that does not state their value, if that is worth a note. */
const silencing = [
  'price',
  'surface',
  'netArea',
  'rooms',
  'bedrooms',
] as const satisfies readonly FilterName[]

/** Those of them that are in force. */
export const silentFilters = (criteria: Criteria): readonly (typeof silencing)[number][] =>
  silencing.filter(
    (name) =>
      criteria[name] !== undefined ||
      // The monthly cost is worked out of it.
      (name === 'price' && criteria.monthlyCost?.most !== undefined),
  )
