import { stateNames } from '#domain/search/robots.ts'

/** Words of a language model that an address may name; nobody's sentence has more. */
const MOST = 20

/** What the address of a list says of the sentence that led there; undefined without one. */
export function sentenceIn(search: URLSearchParams) {
  const text = search.get(stateNames.sentence)?.trim() ?? ''
  if (text === '') return undefined
  return { text, wordsOfModel: search.getAll(stateNames.wordsOfModel).slice(0, MOST) }
}
