import type { Texts } from '#app/i18n/texts.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { SearchState } from './searchState.ts'

/**
 * What the list shows, in words. Greek names stand after a colon, in the nominative: their article depends on gender
 * and number that the gazetteer does not hold (στο Κουκάκι, στα Εξάρχεια, στου Γκύζη, στην Πάρο), and a wrong one is
 * worse than none.
 */
export function searchHeading(
  { t }: Pick<Texts, 't'>,
  state: SearchState,
  places: readonly PlaceReference[],
): string {
  const what = whatIsSought(t, state)
  const contract = t(`contractPhrase.${state.contract}`)
  const abroad = state.criteria.country?.map((name) => t(`country.${name}`)).join(', ')
  const place = placeName(places) ?? abroad
  if (place === undefined) return t('search.heading.country', { what, contract })
  return t('search.heading.place', { what, contract, place })
}

/** One kind of home by its name, several by their category. Where all are at auction, the contract alone says so. */
function whatIsSought(t: Texts['t'], { contract, category, criteria }: SearchState): string {
  const [only, ...others] = criteria.typology ?? []
  if (only !== undefined && others.length === 0) return t(`typologyPlural.${only}`)
  if (category === 'auction' && contract === 'auction') return t('search.heading.anyKind')
  return t(`category.${category}`)
}

/** A place with what makes it plain where it lies: "Κουκάκι, Αθήνα". Undefined for all of Greece. */
export function placeName(places: readonly PlaceReference[]): string | undefined {
  const [place, around] = places.filter(({ level }) => level !== 'country')
  if (!place) return undefined
  const needsAround = place.level === 'cityZone' && around && around.name !== place.name
  return needsAround ? `${place.name}, ${around.name}` : place.name
}
