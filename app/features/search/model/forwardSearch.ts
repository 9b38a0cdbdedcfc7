import { routePath } from '#domain/routes.ts'
import { orderNames } from '#domain/search/orders.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'
import type { Ask, Place } from '#app/shell/route.tsx'
import { forwardTyped, typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { forwardSentence } from '#app/shared/SentenceSearch/sentenceHref.ts'
import { orderField } from './wires.ts'
import { readSearchState, searchHref } from './searchState.ts'

/**
 * Forms without script lead here with a place typed by name, an order by our own word for it, and empty fields. What
 * they mean has a canonical address; what cannot be read stays in the address, so that the list can say so.
 */
export async function forwardSearch(visit: Place, ask: Ask): Promise<string | undefined> {
  const { search, path, flags } = visit
  const said = path === routePath('searchList') ? await forwardSentence(visit, ask) : undefined
  if (said !== undefined) return said
  const typed = await forwardTyped(visit, ask)
  const isUnknown = search.has(typedName) && typed === undefined
  if (isUnknown || (typed === undefined && !search.has(orderField))) return undefined
  const { pathname, searchParams } = new URL(typed ?? `${path}?${search}`, 'http://localhost')
  if (readQuery(searchParams, flags).ignored.length > 0) return typed
  const state = readSearchState({ ...visit, path: splitLanguage(pathname).rest, search: searchParams })
  const order = orderNames(flags.listingSearchNewSorting).find((name) => name === search.get(orderField))
  return searchHref(state, order ? { order } : {})
}
