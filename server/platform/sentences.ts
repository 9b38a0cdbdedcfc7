import type { ServedLanguage } from '#domain/locale.ts'

/** What replies say, by name, in the languages that are served. */
export type Sentences<Name extends string> = Readonly<Record<Name, Readonly<Record<ServedLanguage, string>>>>

/** The two ways in which a reply says it. */
export const sayingsOf = <Name extends string>(sentences: Sentences<Name>) => ({
  /** A sentence. */
  sentence: (name: Name, language: ServedLanguage): string => sentences[name][language],
  /** An error's body (specification section 8). */
  body: (name: Name, language: ServedLanguage) => ({ data: { message: sentences[name][language] } }),
})
