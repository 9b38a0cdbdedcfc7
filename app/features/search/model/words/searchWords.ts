import type { Texts } from '#app/i18n/texts.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { type Filter, type FilterNameOf, filterNames, filters } from '#domain/search/filters.ts'
import { criterionText, filterInWords, optionInWords } from '../filterWords.ts'
import { categoryWords, placeName } from './heading.ts'
import { placeFilters, type SearchState } from '../searchState.ts'
import { sayingWhere, whereInWords } from './where.ts'

/** A whole search in a line: "Διαμερίσματα προς πώληση, Παγκράτι, Αθήνα, έως 300.000 €, Ασανσέρ". */
export function searchWords(
  words: Pick<Texts, 't' | 'format'>,
  state: SearchState,
  places: readonly PlaceReference[],
): string {
  const { t } = words
  const { criteria, contract } = state
  const types = criteria.typology ?? []
  const what = types.length > 0 ? types.map((type) => t(`typologyPlural.${type}`)) : [categoryWords(t, state)]
  const said: readonly string[] = ['contract', 'category', 'typology', ...placeFilters]
  const asked = filterNames
    .filter((name) => criteria[name] !== undefined && !said.includes(name))
    .flatMap((name) => {
      const filter: Filter = filters[name]
      if (filter.kind === 'choices') {
        const options = criteria[name] as readonly string[]
        return options.map((option) => optionInWords(words, name as FilterNameOf<'choices'>, option))
      }
      // Their units say what they are.
      const isPlain = name === 'price' || name === 'surface'
      return [isPlain ? criterionText(words, name, criteria) : filterInWords(words, name, criteria)]
    })
  const kind = `${what.join(' / ')} ${t(`contractPhrase.${contract}`)}`
  const where =
    placeName(places) ?? (sayingWhere.some((name) => criteria[name]) ? undefined : whereInWords(words, state))
  return [kind, ...(where === undefined ? [] : [where]), ...asked].join(', ')
}
