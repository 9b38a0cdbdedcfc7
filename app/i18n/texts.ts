import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string'
import type { LocalizedString } from '@internationalized/string'
import { localeTags, type Language } from '#domain/locale.ts'
import { type Format, formatFor } from './format.ts'
import type { MessageKey, MessageValues } from './messageKeys.ts'

/** Writes a text in the page's language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string

/** Everything that depends on the language. */
export interface Texts {
  readonly language: Language
  readonly t: Translate
  readonly format: Format
}

type Messages = Readonly<Record<string, LocalizedString>>

// One chunk a language; a page loads its own only.
const load: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  el: () => import('./el.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  ru: () => import('./ru.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
}

/** Where the build manifest lists the chunk of a language. */
export const textsSource = (language: Language) => `app/i18n/${language}.ts`

const loaded = new Map<Language, Promise<Texts>>()

/** The texts of a language, loaded once. */
export function loadTexts(language: Language): Promise<Texts> {
  const known = loaded.get(language)
  if (known) return known
  const texts = load[language]().then(({ messages }) => textsOf(language, messages))
  loaded.set(language, texts)
  texts.catch(() => loaded.delete(language))
  return texts
}

/** The texts of a page: those of its language, or marked and longer for whoever builds it. */
export async function textsFor(language: Language, isPseudo = false): Promise<Texts> {
  const texts = await loadTexts(language)
  return isPseudo ? (await import('./pseudo.ts')).pseudoTexts(texts) : texts
}

/** Texts over a catalogue. A key that is missing fails: types make sure that none is. */
export function textsOf(language: Language, messages: Messages): Texts {
  const tag = localeTags[language]
  const formatter = new LocalizedStringFormatter(
    tag,
    new LocalizedStringDictionary({ [tag]: { ...messages } }, tag),
  )
  return {
    language,
    t: (key, values) => formatter.format(key, values ?? {}),
    format: formatFor(language),
  }
}
