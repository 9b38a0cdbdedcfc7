import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { MonthlyCost } from '#domain/costs/monthlyCost.ts'
import {
  type Criteria,
  type Filter,
  type FilterName,
  type FilterNameOf,
  filters,
  type Range,
} from '#domain/search/filters.ts'

type Words = Pick<Texts, 't' | 'format'>
type ChoicesName = FilterNameOf<'choices'>

/** Prefixes of the catalogue keys for a filter's values; answers have their own. */
const vocabularyOf = {
  typology: 'typology',
  condition: 'condition',
  floor: 'floorPosition',
  heating: 'heating',
  garden: 'garden',
  garage: 'garage',
  energy: 'energyBand',
  ownership: 'ownership',
  view: 'view',
  advertiser: 'advertiserType',
  auctionStatus: 'auctionStatus',
  court: 'court',
  country: 'country',
  seismicEra: 'seismicEra',
  certificate: 'certificateState',
  buildingIdentity: 'buildingIdentity',
  regularisation: 'regularisation',
} as const satisfies Partial<Record<ChoicesName, string>>

/** The name of a filter. */
export const filterName = ({ t }: Pick<Texts, 't'>, name: FilterName): string => t(`search.filter.${name}`)

/** One value of a filter with several: "Ανακαινισμένο", "Δεν δηλώθηκε". */
export function optionName({ t }: Pick<Texts, 't'>, name: ChoicesName, option: string): string {
  if (option === 'notStated') return t('search.answer.notStated')
  const vocabulary = name in vocabularyOf ? vocabularyOf[name as keyof typeof vocabularyOf] : 'search.answer'
  return t(`${vocabulary}.${option}` as MessageKey)
}

/** "Ναι (1.234)" once the count is known. */
export const counted = (
  { t, format }: Pick<Texts, 't' | 'format'>,
  option: string,
  count: number | undefined,
): string =>
  count === undefined ? option : t('search.option.counted', { option, count: format.number(count) })

/** One value with the name of its filter, where the value alone would not say what it means. */
export function optionInWords(words: Pick<Texts, 't'>, name: ChoicesName, option: string): string {
  if (name === 'typology') return optionName(words, name, option)
  if (option === 'yes') return filterName(words, name)
  return words.t('shared.labelled', {
    label: filterName(words, name),
    value: optionName(words, name, option),
  })
}

/** "έως 200.000 €", "80 τ.μ. – 120 τ.μ." */
export function rangeText({ t, format }: Words, name: FilterNameOf<'range'>, { min, max }: Range): string {
  const { unit } = filters[name]
  const write = { EUR: format.money, 'm²': format.area, count: format.number }[unit]
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : t('search.range.both', { min: write(min), max: write(max) })
  if (min !== undefined) return t('search.range.from', { min: write(min) })
  return max === undefined ? '' : t('search.range.to', { max: write(max) })
}

/** "up to €900 (loan of 80% at 2.98% over 30 years)" */
function monthlyText({ t, format }: Words, { most, loan }: MonthlyCost): string {
  if (most === undefined) return ''
  const limit = t('search.range.to', { max: format.money(most) })
  const { share, rate, years } = loan ?? {}
  if (share === undefined || rate === undefined || years === undefined) return limit
  return t('search.month.loan', {
    most: limit,
    share: format.percent(share),
    rate: format.percent(rate),
    years,
  })
}

/** A filter's values without its name; empty if the name says it all. */
export function criterionText(words: Words, name: FilterName, criteria: Criteria): string {
  const filter: Filter = filters[name]
  const value: unknown = criteria[name]
  switch (filter.kind) {
    case 'range':
      return rangeText(words, name as FilterNameOf<'range'>, value as Range)
    case 'monthly':
      return monthlyText(words, value as MonthlyCost)
    case 'least':
      return words.t('search.field.bedrooms.least', { count: value as number })
    case 'circle':
      return words.format.distance((value as Criteria['circle'] & object).radius)
    case 'keyword':
      return value as string
    default:
      return ''
  }
}

/** A filter's name and values, for a chip or for a sentence about dropping it. */
export function filterInWords(words: Words, name: FilterName, criteria: Criteria): string {
  const filter: Filter = filters[name]
  const value: unknown = criteria[name]
  if (value === undefined) return filterName(words, name)
  if (filter.kind === 'polygons') {
    const key = filter.isExcluded ? 'search.polygon.without' : 'search.polygon.in'
    return words.t(key, { count: (value as readonly unknown[]).length })
  }
  const text = criterionText(words, name, criteria)
  const label = filterName(words, name)
  return text === '' ? label : words.t('shared.labelled', { label, value: text })
}
