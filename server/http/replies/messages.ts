/**
 * The sentences of replies, by name. An error carries the name of its sentence in `data.message`; `wordedIn` puts the
 * sentence there when the reply is written.
 */
import type { Language } from '#domain/locale.ts'
import { hasText, type NameIn, textIn } from '#server/platform/texts.ts'

export type Sentence = NameIn<'reply'>

const isSentence = (name: string): name is Sentence => hasText(`reply.${name}`)

/** A sentence in a language. */
export const sentenceIn = (language: Language, name: Sentence): string => textIn(language, `reply.${name}`)

/** The data of an error, not yet worded. */
export const refusal = (message: Sentence) => ({ data: { message } })

/** The body of an error reply (specification section 8). */
export const errorBody = (name: Sentence, language: Language) => ({
  data: { message: sentenceIn(language, name) },
})

interface Refused {
  readonly data: { readonly message: string }
}

const isRefused = (error: unknown): error is Refused =>
  error instanceof Error &&
  'data' in error &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'message' in error.data &&
  typeof error.data.message === 'string'

/** A declared error with its sentence in a language; any other value as it is. */
export function wordedIn<E>(language: Language, error: E): E {
  if (!isRefused(error) || !isSentence(error.data.message)) return error
  const data = { ...error.data, message: sentenceIn(language, error.data.message) }
  return Reflect.construct(error.constructor, [{ data }])
}
