import type { Catalogue } from '#cli/checks/translations/Catalogue.ts'
import {
  checkTranslations,
  type TranslationsExceptions,
  type TranslationsFacts,
} from '#cli/checks/translations/check.ts'
import { type KeysOfSource, keysUsed } from '#cli/checks/translations/keysUsed.ts'
import { translationsSpec } from '#cli/checks/translations/run.ts'
import { parseText } from '#cli/syntax.ts'

const spec = { ...translationsSpec, languages: ['el', 'en', 'ru', 'fr'], messageKeys: ['lbl_generic_error'] }
/** Where the specification names the languages. */
export const section = '1 What the product does and for whom'

/** Two languages with every text, each in its own words. */
export const good = {
  el: {
    'search.save': 'Αποθήκευση',
    'search.found': '{count, plural, =0 {Κανένα σπίτι} one {# σπίτι} other {# σπίτια}}',
    'search.kind': '{kind, select, sale {προς πώληση} other {προς ενοικίαση}}',
    'search.quoted': 'Το «{word}» δεν βρέθηκε.',
    lbl_generic_error: 'Κάτι πήγε στραβά.',
  },
  en: {
    'search.save': 'Save search',
    'search.found': '{count, plural, =0 {No home} one {# home} other {# homes}}',
    'search.kind': '{kind, select, sale {for sale} other {to rent}}',
    'search.quoted': '“{word}” was not found: it’s gone.',
    lbl_generic_error: 'Something went wrong.',
  },
} as const

export type Texts = Catalogue['texts']
type Languages = Readonly<Record<string, Texts>>

export const catalogue = (language: string, texts: Texts): Catalogue => ({
  language,
  area: 'account',
  texts,
  keysTwice: [],
})

export const source = (text: string): KeysOfSource => keysUsed(parseText('app/Page.tsx', text))
export const asking = source(
  "const all = [t('search.save'), t(`search.${name}`), t('lbl_generic_error')]; const names = { found: 1, kind: 2, quoted: 3 }",
)

const none: TranslationsExceptions = {
  sameAsEnglish: [],
  latinNames: [],
  sharedNames: ['Estia'],
  foreignLetters: [],
  straightApostrophes: [],
  uninflected: [],
  unused: [],
}

/** The findings of these languages, beside a valid Greek and English. */
export function judge(
  changed: Languages = {},
  facts: Partial<TranslationsFacts> = {},
  exceptions: Partial<TranslationsExceptions> = {},
) {
  const languages: Languages = { ...good, ...changed }
  const catalogues = Object.entries(languages).map(([language, texts]) => catalogue(language, texts))
  const served = Object.keys(languages)
  const all = { catalogues, served, sources: [asking], serverSources: [], documents: [], ...facts }
  return checkTranslations(all, spec, { ...none, ...exceptions })
}

export const problems = (...given: Parameters<typeof judge>) => judge(...given).problems
/** Notes, the languages of the specification that are not given aside. */
export const notes = (...given: Parameters<typeof judge>) =>
  judge(...given).notes.filter(({ code }) => code !== 'languages-to-come')
export const english = (texts: Texts) => problems({ en: { ...good.en, ...texts } })
export const without = (texts: Texts, gone: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key !== gone))
export const at = (key: string, language = 'en') => ({ file: `texts/account/${language}.json`, name: key })
