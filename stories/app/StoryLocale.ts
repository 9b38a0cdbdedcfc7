import { createContext, use } from 'react'
import { type Language, languages, localeTags } from '#domain/locale.ts'
import { textsFor } from '#app/i18n/texts.ts'

/** In the toolbar beside the languages: Greek, marked and longer than any of them. */
export const pseudoLocale = 'pseudo'

/** The toolbar's value: a tag of BCP 47, or the one above. */
export const StoryLocale = createContext<string>(localeTags.el)

const loading = new Map<string, ReturnType<typeof textsFor>>()

/** The texts of a story: in its own language if it has one, else in the toolbar's. */
export function useStoryTexts(own: Language | undefined) {
  const locale = use(StoryLocale)
  const isPseudo = locale === pseudoLocale
  const language = own ?? languages.find((one) => localeTags[one] === locale) ?? 'el'
  const key = `${language} ${isPseudo}`
  const texts = loading.get(key) ?? textsFor(language, isPseudo)
  loading.set(key, texts)
  return use(texts)
}
