import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { type FilterName, filters } from '#domain/search/filters.ts'
import { hasBedrooms, isAsked } from '#domain/search/filtersOfCategory.ts'
import { fieldNames } from './fieldNames.ts'
import { optionName, rangeText } from './filterWords.ts'
import { type SearchState, searchHref, withoutFilter } from './searchState.ts'

interface QuickFilter {
  readonly title: MessageKey
  /** The filters that its popover changes; the chip's cross takes them away. */
  readonly filters: readonly FilterName[]
  /** The parameters that its popover submits: without a value they are removed. */
  readonly parameters: readonly string[]
}

const bedroomParameters = [fieldNames.bedroomsMin, filters.rooms.parameter.min]

/** The filters that most visitors set: a chip each, in this order. */
export const quickFilters = {
  contract: { title: 'search.filter.contract', filters: [], parameters: [fieldNames.contract] },
  price: {
    title: 'search.filter.price',
    filters: ['price'],
    parameters: [fieldNames.priceMin, fieldNames.priceMax],
  },
  bedrooms: {
    title: 'search.filter.bedrooms',
    filters: ['bedrooms', 'rooms'],
    parameters: bedroomParameters,
  },
  surface: {
    title: 'search.filter.surface',
    filters: ['surface'],
    parameters: [fieldNames.surfaceMin, fieldNames.surfaceMax],
  },
  category: {
    title: 'search.filter.typology',
    filters: ['typology'],
    parameters: [fieldNames.category, fieldNames.typology],
  },
  floor: { title: 'search.filter.floor', filters: ['floor'], parameters: [filters.floor.parameter] },
} as const satisfies Record<string, QuickFilter>

export type QuickFilterName = keyof typeof quickFilters

const quickNames = Object.keys(quickFilters) as QuickFilterName[]

/** Those that make sense for the category of a search. */
export const quickFiltersOf = ({ category, flags }: SearchState): readonly QuickFilterName[] =>
  quickNames.filter(
    (name) =>
      (name !== 'bedrooms' || hasBedrooms(category)) &&
      (name !== 'floor' || isAsked('floor', category, flags)),
  )

/** Filters with a chip of their own. */
export const quickFilterNames: readonly FilterName[] = quickNames.flatMap(
  (name) => quickFilters[name].filters,
)

/** A chip of the row: its label, and what takes its filter away. */
export interface QuickChip {
  readonly name: QuickFilterName
  readonly title: string
  readonly label: string
  readonly isActive: boolean
  /** The same list without the filter; undefined where nothing is set, or where a value is always set. */
  readonly without: string | undefined
}

/** The chips of a search. */
export const quickChips = (texts: Pick<Texts, 't' | 'format'>, state: SearchState): readonly QuickChip[] =>
  quickFiltersOf(state).map((name) => {
    const { title, filters: own } = quickFilters[name]
    const set = own.filter((filter) => state.criteria[filter] !== undefined)
    const isActive = set.length > 0
    const criteria = set.reduce(withoutFilter, state.criteria)
    const titleText = texts.t(title)
    return {
      name,
      title: titleText,
      label: valueText(texts, state, name) ?? titleText,
      isActive,
      without: isActive ? searchHref(state, { criteria }) : undefined,
    }
  })

/** The value of a chip in words; undefined where none is set. */
function valueText(
  texts: Pick<Texts, 't' | 'format'>,
  { criteria, contract, category }: SearchState,
  name: QuickFilterName,
): string | undefined {
  const { t } = texts
  switch (name) {
    case 'contract':
      return t(`search.field.contract.${contract}`)
    case 'price':
      return criteria.price && rangeText(texts, 'price', criteria.price)
    case 'surface':
      return criteria.surface && rangeText(texts, 'surface', criteria.surface)
    case 'bedrooms': {
      const range = criteria.bedrooms ?? criteria.rooms
      if (!range) return undefined
      const value =
        range.max === undefined && range.min !== undefined
          ? t('search.field.bedrooms.least', { count: range.min })
          : rangeText(texts, 'bedrooms', range)
      return t('shared.labelled', {
        label: t(criteria.bedrooms ? 'search.filter.bedrooms' : 'search.filter.rooms'),
        value,
      })
    }
    case 'category': {
      const { typology = [] } = criteria
      const [first] = typology
      if (first === undefined) return t(`category.${category}`)
      return typology.length === 1
        ? optionName(texts, 'typology', first)
        : t('search.chip.several', {
            first: optionName(texts, 'typology', first),
            count: typology.length - 1,
          })
    }
    case 'floor': {
      const { floor = [] } = criteria
      const [first] = floor
      if (first === undefined) return undefined
      const option = optionName(texts, 'floor', first)
      return floor.length === 1
        ? option
        : t('search.chip.several', { first: option, count: floor.length - 1 })
    }
  }
}
