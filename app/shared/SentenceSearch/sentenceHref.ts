import type { SentenceAnswer } from '#domain/api/Search.ts'
import { stateNames } from '#domain/search/robots.ts'
import type { Ask, Place } from '#app/shell/route.tsx'
import { sentenceKeys } from '#app/transport/keys/sentenceKeys.ts'
import { sentenceIn } from './sentenceIn.ts'

/**
 * The address of a sentence, which keeps the sentence and the words that a language model read, so that the
 * list can show every visitor how it was read.
 */
export function withSentence(href: string, sentence: string, read: SentenceAnswer['read'] = []): string {
  const join = href.includes('?') ? '&' : '?'
  const state = new URLSearchParams({ [stateNames.sentence]: sentence })
  for (const { text, isByModel } of read) if (isByModel) state.append(stateNames.wordsOfModel, text)
  return `${href}${join}${state}`
}

/** The redirect of a sentence sent without script; undefined for other addresses, and for an empty one. */
export async function forwardSentence({ search, language }: Place, ask: Ask): Promise<string | undefined> {
  const sentence = sentenceIn(search)?.text
  if (sentence === undefined) return undefined
  const answer = await ask(sentenceKeys.saidSentence(sentence, language))
  return answer && withSentence(answer.href, sentence, answer.read)
}
