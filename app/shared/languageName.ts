import { type Language, localeTags } from '#domain/locale.ts'

/** The name of a language in the reader's own, as “Griechisch”; its code where it has none. */
export const languageName = (reader: Language, language: string): string =>
  new Intl.DisplayNames(localeTags[reader], { type: 'language' }).of(language) ?? language
