import { routePath } from '#domain/routes.ts'
import { stateNames } from '#domain/search/robots.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'

/**
 * Whether an address is a sentence that a form without script sends: it is answered by leading elsewhere, after a wait
 * for a language model perhaps, and never by a page that keeps the thread.
 */
export function isSentence(address: string): boolean {
  const [path = '', search = ''] = address.split('?')
  if (splitLanguage(path).rest !== routePath('searchList')) return false
  return (new URLSearchParams(search).get(stateNames.sentence)?.trim() ?? '') !== ''
}
