import type { SearchResults } from '#domain/api/Search.ts'
import { routePath } from '#domain/routes.ts'
import { orderNames } from '#domain/search/orders.ts'
import { robotsOfList } from '#domain/search/robots.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { readSearchPath, type SearchPath, splitLanguage } from '#domain/search/searchPath.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { Head } from '#app/shell/head.ts'
import { type Ask, defineRoute, type Place } from '#app/shell/route.tsx'
import { forwardTyped, typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { forwardSentence } from '#app/shared/SentenceSearch/sentenceHref.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { orderField } from './model/filterForm.ts'
import { searchHeading } from './model/heading.ts'
import { readSearchState, searchHref, withNamedPlace } from './model/searchState.ts'
import { totalSentence } from './model/total.ts'

const page = {
  source: 'app/features/search/SearchPage.tsx',
  load: async () => (await import('./SearchPage.tsx')).SearchPage,
  areas: ['search', 'shared', 'vocabulary'] as const,
}

const main = ({ path, search, language }: Place) => apiKey.search(path, search, language)

/** Lists under a speaking path: `/pwlhsh-katoikies/athina/`. */
export const searchRoute = defineRoute<SearchPath, SearchResults>({
  name: 'search',
  match: readSearchPath,
  main,
  ...page,
  head,
  showsErrors: true,
  forward,
})

const listPath = routePath('searchList')

/** Lists by parameters alone, which forms without script lead to. */
export const searchListRoute = defineRoute<object, SearchResults>({
  name: 'searchList',
  match: (path: string) => (path === listPath || `${path}/` === listPath ? {} : undefined),
  main,
  ...page,
  head,
  showsErrors: true,
  forward,
})

/**
 * Forms without script lead here with a place typed by name, an order by our own word for it, and empty fields. What
 * they mean has a canonical address; what cannot be read stays in the address, so that the list can say so.
 */
async function forward(visit: Place, ask: Ask): Promise<string | undefined> {
  const { search, path, flags } = visit
  const said = path === listPath ? await forwardSentence(visit, ask) : undefined
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

/** What a list says of itself. Whether search engines may show it stands in `domain/search/robots.ts`. */
function head(visit: Place & { readonly data: SearchResults | undefined; readonly texts: Texts }): Head {
  const { data, texts } = visit
  const state = withNamedPlace(readSearchState(visit), data?.places ?? [])
  const heading = searchHeading(texts, state, data?.places ?? [])
  if (!data) return { title: heading, noIndex: true }
  const { t } = texts
  const title = t('search.title', { heading, count: data.total })
  return {
    title: data.page > 1 ? t('search.titlePage', { title, page: data.page }) : title,
    description: t('search.description', { heading, count: data.total }),
    canonical: searchHref({ ...state, language: 'el' }, { page: data.page }),
    noIndex:
      robotsOfList({ address: state, search: visit.search, total: data.total, flags: visit.flags }) !==
      undefined,
    announcement: `${heading}. ${totalSentence(texts, data)}`,
  }
}
