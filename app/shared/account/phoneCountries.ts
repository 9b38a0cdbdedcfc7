import { diallingCodes } from '#domain/account/diallingCodes.ts'
import { localeTags, type Language } from '#domain/locale.ts'
import type { PhoneCountry } from '#design-system/forms/PhoneField/recognisePrefix.ts'

/** The first entry of the list, and the default of a phone field (specification section 2). */
export const firstCountry = 'IT'

/** Countries to choose from, by their names in a language: the first entry, then the others sorted. */
export function phoneCountries(language: Language, only?: readonly string[]): readonly PhoneCountry[] {
  const tag = localeTags[language]
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const known = diallingCodes.filter(({ country }) => only === undefined || only.includes(country))
  const order = new Intl.Collator(tag).compare
  return known
    .map(({ country, prefix }) => ({
      id: country,
      name: names.of(country) ?? country,
      prefix,
      isMain: diallingCodes.find((one) => one.prefix === prefix)?.country === country,
    }))
    .toSorted(
      (a, b) => Number(b.id === firstCountry) - Number(a.id === firstCountry) || order(a.name, b.name),
    )
}

/** Of a language's usual country: GR for `el-GR`. */
const countryOf = (language: Language): string => localeTags[language].split('-')[1] ?? firstCountry

/** The country a phone field starts with: of the prefix that is known, else of the locale, else the first entry. */
export function initialCountry(language: Language, prefix = ''): string {
  const digits = prefix.replaceAll(/\D/g, '')
  const byPrefix = diallingCodes.find((one) => digits !== '' && one.prefix === `+${digits}`)
  const byLocale = diallingCodes.find(({ country }) => country === countryOf(language))
  return byPrefix?.country ?? byLocale?.country ?? firstCountry
}

/** Enough for a field that is not in use yet: names that server and browser format alike. */
export const fewCountries = (language: Language, chosen: string): readonly PhoneCountry[] =>
  phoneCountries(language, [firstCountry, countryOf(language), chosen])
