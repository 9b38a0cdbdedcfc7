import type { ContractName } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { stateNames } from '#domain/search/robots.ts'
import { keyOf } from '../apiKey.ts'

const plainSentence = (text: string): string => text.trim().slice(0, 1000)

/** The addresses of sentences. */
export const sentenceKeys = {
  /** How a sentence was read, with the words of it that a language model read, from its list's address. */
  sentence: (text: string, language: Language, wordsOfModel: readonly string[] = []) =>
    keyOf('GET /api-next/search-list/sentence/', language, {
      query: { q: plainSentence(text), [stateNames.wordsOfModel]: wordsOfModel },
    }),

  /**
   * The list of a sentence, in the contract that was chosen beside it if it names none. A language model, if there is
   * one, reads the remaining words: it takes seconds.
   */
  saidSentence: (text: string, language: Language, contract?: ContractName) =>
    keyOf('GET /api-next/search-list/sentence/', language, {
      query: { q: plainSentence(text), model: 'ask', ...(contract && { contract }) },
    }),
}
