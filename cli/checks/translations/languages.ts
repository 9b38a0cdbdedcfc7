import { type Catalogue, languagesOf, placeOf } from '#cli/checks/translations/Catalogue.ts'
import type { KeyProblem, LanguageProblem, TranslationsNote } from '#cli/checks/translations/problems.ts'

/** The languages of the code: those with texts, and those with pages. */
export interface Served {
  readonly catalogues: readonly Catalogue[]
  /** Languages that the portal answers in. */
  readonly served: readonly string[]
}

/** The languages of the specification. */
export interface ToldLanguages {
  readonly languages: readonly string[]
  readonly languageSection: string
}

/** The keys that the specification names. */
export interface ToldKeys {
  readonly messageKeys: readonly string[]
  readonly keySection: string
}

const locale = { file: 'domain/locale.ts', name: 'languages' }

/** A language has texts and is served, or neither. */
export function compareLanguages(
  { catalogues, served }: Served,
  { languages, languageSection: spec }: ToldLanguages,
): readonly LanguageProblem[] {
  const written = languagesOf(catalogues)
  return languages.flatMap((language): readonly LanguageProblem[] => {
    if (written.includes(language) === served.includes(language)) return []
    if (served.includes(language))
      return [{ code: 'language-without-texts', language, at: { file: 'texts' }, spec }]
    return [{ code: 'language-not-served', language, at: locale, spec }]
  })
}

/** Languages of the specification that have neither texts nor pages: information, not a failure. */
export function languagesToCome(
  { catalogues, served }: Served,
  { languages, languageSection: spec }: ToldLanguages,
): readonly TranslationsNote[] {
  const known = [...languagesOf(catalogues), ...served]
  const missing = languages.filter((language) => !known.includes(language))
  if (missing.length === 0) return []
  return [{ code: 'languages-to-come', languages: missing, at: { file: 'texts' }, spec }]
}

/** The keys that the specification names are in every language, under its spelling. */
export const specifiedKeys = (
  catalogues: readonly Catalogue[],
  { messageKeys, keySection: spec }: ToldKeys,
): readonly KeyProblem[] =>
  languagesOf(catalogues).flatMap((language) =>
    messageKeys
      .filter((key) => !catalogues.some((one) => one.language === language && Object.hasOwn(one.texts, key)))
      .map((key) => ({
        code: 'specified-key-missing',
        language,
        key,
        at: placeOf({ language, area: 'errors' }),
        spec,
      })),
  )
