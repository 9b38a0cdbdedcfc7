import type { Flags } from '#domain/flags.ts'
import { withSentence } from '#app/shared/SentenceSearch/sentenceHref.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { sentenceKeys } from '#app/transport/keys/sentenceKeys.ts'
import { read, run } from '#app/transport/call.ts'
import { askForAddresses } from './askForAddresses.ts'
import { addressHref, placeHref, type SearchFrame } from './placeHref.ts'

/**
 * The list that typed words lead to: of the best place of that name, of a sentence that is read to its last word, around
 * the best address, or of a sentence that is read in part. Undefined where nothing of it is known, or nothing replied.
 */
export async function lookUp(
  text: string,
  frame: SearchFrame,
  { aiSearch }: Pick<Flags, 'aiSearch'>,
): Promise<string | undefined> {
  if (text.trim() === '') return placeHref(frame)
  const { language, contract } = frame
  const { reply: [place] = [] } = await run(read(apiKey.suggest(text, language)))
  if (place) return placeHref(frame, place)
  const { reply: said } = aiSearch ? await run(read(sentenceKeys.saidSentence(text, language, contract))) : {}
  const sentence = said && said.read.length > 0 ? withSentence(said.href, text, said.read) : undefined
  if (said?.unread.length === 0 && sentence) return sentence
  const { reply: found } = await askForAddresses(text, language)
  const [address] = found?.addresses ?? []
  return address ? addressHref(frame, address) : sentence
}
