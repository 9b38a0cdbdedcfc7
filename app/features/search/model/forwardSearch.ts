import { routePath } from '#domain/routes.ts'
import { plainNumbers } from '#domain/search/plainNumbers.ts'
import { orderNames } from '#domain/search/orders.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'
import type { Ask, Place } from '#app/shell/route.tsx'
import { forwardTyped, typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { forwardWords } from '#app/shared/SentenceSearch/forwardWords.ts'
import { forwardSentence } from '#app/shared/SentenceSearch/sentenceHref.ts'
import { orderField } from './parameters.ts'
import { readSearchState, searchHref } from './searchState.ts'

/**
 * Forms without script send a place by name, an order by our own word for it, amounts in any notation, and
 * empty fields. This redirects to the canonical address; values that cannot be read stay in it, so that the
 * list can report them.
 */
export async function forwardSearch(visit: Place, ask: Ask): Promise<string | undefined> {
  const { search, path, flags } = visit
  const said = path === routePath('searchList') ? await forwardSentence(visit, ask) : undefined
  if (said !== undefined) return said
  const typed = await forwardTyped(visit, ask)
  const words =
    typed === undefined && path === routePath('searchList') ? await forwardWords(visit, ask) : undefined
  if (words !== undefined) return words
  const isUnknown = search.has(typedName) && typed === undefined
  const numbers = plainNumbers(search, visit.language)
  const hasNumbers = numbers.toString() !== search.toString()
  if (isUnknown || (typed === undefined && !search.has(orderField) && !hasNumbers)) return undefined
  const { pathname, searchParams: others } = new URL(typed ?? `${path}?${numbers}`, 'http://localhost')
  const searchParams = plainNumbers(others, visit.language)
  if (readQuery(searchParams, flags).ignored.length > 0) return typed
  const state = readSearchState({ ...visit, path: splitLanguage(pathname).rest, search: searchParams })
  const order = orderNames(flags.listingSearchNewSorting).find((name) => name === search.get(orderField))
  return searchHref(state, order ? { order } : {})
}
