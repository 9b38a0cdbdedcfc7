import { type Language, languages } from '#domain/locale.ts'
import { readCookie } from '#app/shared/account/cookies.ts'
import { keptChoice } from './KeptChoice.ts'

/**
 * The language that the visitor chose. It decides what is offered to them, never the language of an address.
 */
export const languageChoice = keptChoice('language', languages)

/** Keeps a choice in the browser. */
export const keepLanguage = (language: Language): void =>
  void (document.cookie = languageChoice.cookie(language))

/** Keeps the account's language where nothing was chosen in this browser. */
export function keepAccountLanguage(language: Language): void {
  if (!languageChoice.isValue(readCookie(languageChoice.name))) keepLanguage(language)
}
