import type { Texts } from '#app/i18n/texts.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { SearchState } from '../searchState.ts'
import { whereInWords } from './where.ts'

/**
 * The heading of a list. Greek names follow a colon, in the nominative: their article depends on gender and
 * number, which the gazetteer does not hold (στο Κουκάκι, στα Εξάρχεια, στου Γκύζη, στην Πάρο), and a wrong
 * one is worse than none.
 */
export function searchHeading(
  words: Pick<Texts, 't' | 'format'>,
  state: SearchState,
  places: readonly PlaceReference[],
): string {
  const { t } = words
  const [only, ...others] = state.criteria.typology ?? []
  const isOne = only !== undefined && others.length === 0
  const what = isOne ? t(`typologyPlural.${only}`) : categoryWords(t, state)
  const contract = t(`contractPhrase.${state.contract}`)
  const abroad = state.criteria.country?.map((name) => t(`country.${name}`)).join(', ')
  const place = placeName(places) ?? abroad
  if (place !== undefined) return t('search.heading.place', { what, contract, place })
  const where = whereInWords(words, state)
  return where === undefined ? `${what} ${contract}` : t('search.heading.where', { what, contract, where })
}

/** The category before its contract. If all are at auction, the contract alone says so. */
export const categoryWords = (t: Texts['t'], { contract, category }: SearchState): string =>
  category === 'auction' && contract === 'auction' ? t('search.heading.anyKind') : t(`category.${category}`)

/** A place with the place around it: "Κουκάκι, Αθήνα". Undefined for all of Greece. */
export function placeName(places: readonly PlaceReference[]): string | undefined {
  const [place, around] = places.filter(({ level }) => level !== 'country')
  if (!place) return undefined
  const needsAround = place.level === 'cityZone' && around && around.name !== place.name
  return needsAround ? `${place.name}, ${around.name}` : place.name
}
