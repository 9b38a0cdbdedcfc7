import { type Language, languages } from '#domain/locale.ts'

/** Something of each language's own, such as a number format: made once. */
export const byLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>
