import { defaults, type Language } from './locale.ts'

/** Who does not find their own language reads English more likely than Greek. */
const international: Language = 'en'

/** Texts as a reader would choose among them: their own language, else English, else Greek, else any. */
export function bestFirst<Text extends { readonly language: string }>(
  texts: readonly Text[],
  language: Language,
): readonly Text[] {
  const order: readonly string[] = [language, international, defaults.language]
  const rankOf = (text: Text) => {
    const rank = order.indexOf(text.language)
    return rank < 0 ? order.length : rank
  }
  return texts.toSorted((one, other) => rankOf(one) - rankOf(other))
}
