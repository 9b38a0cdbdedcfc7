import { stateNames } from '#domain/search/robots.ts'

/** Most words of a language model in an address; no sentence has more. */
const MOST = 20

/** The sentence in the address of a list; undefined without one. */
export function sentenceIn(search: URLSearchParams) {
  const text = search.get(stateNames.sentence)?.trim() ?? ''
  if (text === '') return undefined
  return { text, wordsOfModel: search.getAll(stateNames.wordsOfModel).slice(0, MOST) }
}
