/** Interface languages in the specification's order. */
export const languages = ['el', 'en', 'de', 'it', 'fr', 'ru', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

/** Defaults of specification section 1. */
export const defaults = {
  language: 'el',
  country: 'GR',
  timeZone: 'Europe/Athens',
  /** Dialling code, without the plus sign. */
  phoneCountryCode: '30',
  currency: 'EUR',
} as const

/** The full BCP 47 tag that Intl and react-aria are given for a language. */
export const localeTags: Readonly<Record<Language, string>> = {
  el: 'el-GR',
  en: 'en-GB',
  de: 'de-DE',
  it: 'it-IT',
  fr: 'fr-FR',
  ru: 'ru-RU',
  es: 'es-ES',
  pt: 'pt-PT',
}

/** Each language by its own name: a list of languages is for readers who cannot read the page. */
export const languageNames: Readonly<Record<Language, string>> = {
  el: 'Ελληνικά',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  ru: 'Русский',
  es: 'Español',
  pt: 'Português',
}

/** Is it one of the portal's languages? */
export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)
