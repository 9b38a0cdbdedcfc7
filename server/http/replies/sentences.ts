import type { Language } from '#domain/locale.ts'

/** What replies say, by name, in the languages that are served. */
export type Sentences<Name extends string> = Readonly<Record<Name, Readonly<Record<Language, string>>>>

/** The two forms of a sentence in a reply. */
export const sayingsOf = <Name extends string>(sentences: Sentences<Name>) => ({
  /** A sentence. */
  sentence: (name: Name, language: Language): string => sentences[name][language],
  /** An error's body (specification section 8). */
  body: (name: Name, language: Language) => ({ data: { message: sentences[name][language] } }),
})
