import type { Place, Seen } from '#cli/checks/place.ts'
import { messageArguments } from '#cli/checks/translations/messageArguments.ts'

/** The texts of one language in one area (`app/i18n/<language>/<area>.json`), by key. */
export interface Catalogue {
  readonly language: string
  readonly area: string
  readonly texts: Readonly<Record<string, string>>
}

/** What the specification says about texts. */
export interface TranslationsSpec {
  readonly languages: readonly string[]
  readonly messageKeys: readonly string[]
  readonly languageSection: string
  readonly keySection: string
  /** Keys of which each language takes its own among the values it is given. */
  readonly ownValues?: ReadonlySet<string>
}

export type TranslationsProblem = Seen & { readonly language: string; readonly key: string } & (
    | { readonly code: 'text-missing' }
    | { readonly code: 'text-unknown' }
    | { readonly code: 'text-malformed' }
    | { readonly code: 'text-arguments-differ'; readonly expected: string; readonly found: string }
  )

export type TranslationsNote = Seen &
  (
    | { readonly code: 'languages-not-served'; readonly languages: readonly string[] }
    | { readonly code: 'message-keys-not-used'; readonly keys: readonly string[] }
  )

/** Greek is the reference: every other language has its keys, and fills in the same values. */
const reference = 'el'

const fileOf = ({ language, area }: Pick<Catalogue, 'language' | 'area'>) =>
  `app/i18n/${language}/${area}.json`

/** Every served language says everything, with the same values filled in. */
export function checkTranslations(
  catalogues: readonly Catalogue[],
  spec: TranslationsSpec,
): readonly TranslationsProblem[] {
  const languages = [...new Set(catalogues.map(({ language }) => language))]
  return catalogues
    .filter(({ language }) => language === reference)
    .flatMap((greek) =>
      languages.flatMap((language) => {
        const found = catalogues.find((one) => one.language === language && one.area === greek.area)
        return compare(greek, found ?? { language, area: greek.area, texts: {} }, spec)
      }),
    )
}

function compare(greek: Catalogue, other: Catalogue, spec: TranslationsSpec): readonly TranslationsProblem[] {
  const seen = (key: string) => ({
    language: other.language,
    key,
    at: { file: fileOf(other), name: key },
    spec: spec.languageSection,
  })
  const unknown = Object.keys(other.texts)
    .filter((key) => !Object.hasOwn(greek.texts, key))
    .map((key): TranslationsProblem => ({ ...seen(key), code: 'text-unknown' }))
  const known = Object.entries(greek.texts).flatMap(([key, text]): readonly TranslationsProblem[] => {
    const said = Object.hasOwn(other.texts, key) ? other.texts[key] : undefined
    if (said === undefined || said.trim() === '') return [{ ...seen(key), code: 'text-missing' }]
    const [expected, found] = [argumentsOf(text), argumentsOf(said)]
    if (found === undefined) return [{ ...seen(key), code: 'text-malformed' }]
    if (expected === undefined || expected === found || spec.ownValues?.has(key)) return []
    return [{ ...seen(key), code: 'text-arguments-differ', expected, found }]
  })
  return [...known, ...unknown]
}

/** The values a text asks for, in one spelling; undefined for a text that is malformed. */
function argumentsOf(text: string): string | undefined {
  try {
    return [...messageArguments(text)].toSorted((a, b) => a.localeCompare(b)).join(', ')
  } catch {
    return undefined
  }
}

/** Languages and message keys of the specification that are still to come: information, not a failure. */
export function translationsToCome(
  catalogues: readonly Catalogue[],
  spec: TranslationsSpec,
): readonly TranslationsNote[] {
  const at: Place = { file: 'app/i18n' }
  const keys = new Set(catalogues.flatMap(({ texts }) => Object.keys(texts)))
  const missing = {
    languages: spec.languages.filter((language) => !catalogues.some((one) => one.language === language)),
    keys: spec.messageKeys.filter((key) => !keys.has(key)),
  }
  const notes: TranslationsNote[] = []
  if (missing.languages.length > 0)
    notes.push({ code: 'languages-not-served', languages: missing.languages, at, spec: spec.languageSection })
  if (missing.keys.length > 0)
    notes.push({ code: 'message-keys-not-used', keys: missing.keys, at, spec: spec.keySection })
  return notes
}
