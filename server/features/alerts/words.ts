/** Searches and homes in words: names of searches, why a home matches, what its ad does not state. */
import type { MonthlyCost } from '#domain/costs/monthlyCost.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { type Language, localeTags } from '#domain/locale.ts'
import { type Criteria, filterNames, filters, type Range } from '#domain/search/filters.ts'
import { amountIn } from '#server/content/mail/amountIn.ts'
import { squareMetres } from '#server/content/listings/titles.ts'
import { textIn } from '#server/platform/texts.ts'
import type { ReadUrl } from './readSearchUrl.ts'

const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(localeTags[language]).format(value)

const areaIn = (language: Language, value: number) =>
  `${numberIn(language, value)}\u00a0${squareMetres[language]}`

const units = {
  price: amountIn,
  surface: areaIn,
  rooms: numberIn,
  bedrooms: numberIn,
  netArea: areaIn,
} as const
type Ranged = keyof typeof units

function rangeIn(language: Language, name: Ranged, { min, max }: Range): string {
  const write = (value: number) => units[name](language, value)
  const words =
    min !== undefined && max !== undefined
      ? textIn(language, 'search.range.both', { min: write(min), max: write(max) })
      : min !== undefined
        ? textIn(language, 'search.range.from', { min: write(min) })
        : max !== undefined
          ? textIn(language, 'search.range.to', { max: write(max) })
          : ''
  const isPlain = name === 'price' || name === 'surface'
  return isPlain || words === '' ? words : labelled(language, name, words)
}

/** "All in a month: up to 900 €". The loan is in the address of the search. */
const monthlyIn = (language: Language, { most }: MonthlyCost = {}): readonly string[] =>
  most === undefined
    ? []
    : [
        textIn(language, 'shared.labelled', {
          label: textIn(language, 'search.filter.monthlyCost'),
          value: textIn(language, 'search.range.to', { max: amountIn(language, most) }),
        }),
      ]

const labelled = (language: Language, name: Ranged, value: string): string =>
  textIn(language, 'shared.labelled', { label: textIn(language, `search.filter.${name}`), value })

const whereIn = ({ lineage }: ReadUrl, language: Language): string | undefined =>
  lineage[0] && nameIn(lineage[0], language)

/** "Διαμερίσματα προς πώληση, Παγκράτι, έως 300.000 €, Ασανσέρ". */
export function nameOfSearch(read: ReadUrl, language: Language): string {
  const { criteria } = read
  const types = criteria.typology?.map((type) => textIn(language, `typologyPlural.${type}`))
  const kinds = types ?? [textIn(language, `category.${criteria.category}`)]
  const what = `${kinds.join(' / ')} ${textIn(language, `contractPhrase.${criteria.contract}`)}`
  return [what, whereIn(read, language) ?? [], criteriaIn(criteria, language)].flat(2).join(', ')
}

const placed: readonly string[] = ['contract', 'category', 'typology', 'country']

/** Each criterion but the kind and the place. */
const criteriaIn = (criteria: Criteria, language: Language): readonly string[] =>
  filterNames.flatMap((name) => {
    const { kind } = filters[name]
    if (criteria[name] === undefined || placed.includes(name) || kind === 'places') return []
    if (kind === 'range') return [rangeIn(language, name as Ranged, criteria[name] as Range)].filter(Boolean)
    if (name === 'keyword') return [`“${criteria.keyword}”`]
    if (kind === 'monthly') return monthlyIn(language, criteria.monthlyCost)
    return [textIn(language, `search.filter.${name}`)]
  })

/** Where it lies, and what it states of what the search asks for. */
export function whyIn(card: ListingCard, read: ReadUrl, language: Language): readonly string[] {
  const { criteria } = read
  const ranged = (Object.keys(units) as Ranged[]).flatMap((name) => {
    const [asked, value] = [criteria[name], name === 'netArea' ? null : card[name]]
    if (asked === undefined || value === null) return []
    const stated = units[name](language, value)
    const isPlain = name === 'price' || name === 'surface'
    return [`${isPlain ? stated : labelled(language, name, stated)} (${rangeIn(language, name, asked)})`]
  })
  const others = criteriaIn(
    Object.fromEntries(Object.entries(criteria).filter(([name]) => !(name in units))),
    language,
  )
  return [...(card.places[0] ? [card.places[0].name] : []), ...ranged, ...others]
}

/** Facts that most seekers ask for, and that the ad does not state. */
const asked = ['surface', 'bedrooms', 'floor', 'condition'] as const

export function notStatedIn(card: ListingCard, language: Language): readonly string[] {
  const silent: readonly (keyof typeof filters)[] = asked.filter((name) => card[name] === null)
  const energy = card.energyClass === null && card.energyState === null ? (['energy'] as const) : []
  return [...silent, ...energy].map((name) =>
    textIn(language, `search.filter.${name}` as 'search.filter.price'),
  )
}
