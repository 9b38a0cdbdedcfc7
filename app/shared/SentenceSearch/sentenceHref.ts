import { stateNames } from '#domain/search/robots.ts'
import type { Ask, Place } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'

/** The address that a sentence means, with the sentence kept in it, so that the list can say how it was read. */
export function withSentence(href: string, sentence: string): string {
  const join = href.includes('?') ? '&' : '?'
  return `${href}${join}${new URLSearchParams({ [stateNames.sentence]: sentence })}`
}

/** Where a sentence leads that was sent without script; undefined for other addresses, and for an empty one. */
export async function forwardSentence({ search, language }: Place, ask: Ask): Promise<string | undefined> {
  const sentence = search.get(stateNames.sentence)?.trim() ?? ''
  if (sentence === '') return undefined
  const answer = await ask(apiKey.sentence(sentence, language))
  return answer && withSentence(answer.href, sentence)
}
