/**
 * Titles written from the facts: what it is, how large, and where.
 */
import type { TypologyName } from '#domain/listing/vocabularies/building.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { Language } from '#domain/locale.ts'
import { localeTags } from '#domain/locale.ts'
import { byLanguage } from '#server/platform/byLanguage.ts'
import { textIn } from '#server/platform/texts.ts'

export const squareMetres: Readonly<Record<Language, string>> = {
  el: 'τ.μ.',
  en: 'm²',
  de: 'm²',
  it: 'm²',
  fr: 'm²',
  ru: 'м²',
  es: 'm²',
  pt: 'm²',
}

const numbers = byLanguage((language) => new Intl.NumberFormat(localeTags[language]))

/** "85 m²". */
export const writeArea = (amount: number, language: Language): string =>
  `${numbers[language].format(amount)}\u00a0${squareMetres[language]}`

/** A title needs no more of where than a zone and its city. */
const PLACES = 2

/** "Διαμέρισμα 85 τ.μ., Κολωνάκι, Αθήνα". The surface in m², places from the smallest. */
export function titleOf(
  facts: { readonly typology: TypologyName; readonly surface: number | null },
  places: readonly PlaceReference[],
  language: Language,
): string {
  const size = facts.surface === null ? '' : ` ${writeArea(facts.surface, language)}`
  const names = places
    .filter(({ level }) => level === 'cityZone' || level === 'city' || places.length === 1)
    .map(({ name }) => name)
  const where = [...new Set(names)].slice(0, PLACES)
  return [`${textIn(language, `typology.${facts.typology}`)}${size}`, ...where].join(', ')
}
