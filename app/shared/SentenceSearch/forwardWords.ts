import { contracts } from '#domain/listing/vocabularies/market.ts'
import { filters } from '#domain/search/filters.ts'
import { plainNumbers } from '#domain/search/plainNumbers.ts'
import { typedName, withParameters } from '#app/shared/PlaceSearch/placeHref.ts'
import type { Ask, Place } from '#app/shell/route.tsx'
import { sentenceKeys } from '#app/transport/keys/sentenceKeys.ts'
import { withSentence } from './sentenceHref.ts'

/**
 * Where words lead that name no place, from a form without script: to the list of the sentence that they are, with the
 * other parameters kept. Undefined where nothing of them could be read.
 */
export async function forwardWords(place: Place, ask: Ask): Promise<string | undefined> {
  const { search, language, flags } = place
  const words = search.get(typedName)?.trim() ?? ''
  if (words === '' || !flags.aiSearch) return undefined
  const contract = contracts.nameOf(Number(search.get(filters.contract.parameter)))
  const answer = await ask(sentenceKeys.saidSentence(words, language, contract))
  if (!answer || answer.read.length === 0) return undefined
  const rest = new URLSearchParams(search)
  for (const name of [typedName, filters.contract.parameter, filters.category.parameter]) rest.delete(name)
  return withParameters(withSentence(answer.href, words, answer.read), plainNumbers(rest, language))
}
