import type { SearchResults } from '#domain/api/Search.ts'
import { routePath } from '#domain/routes.ts'
import { robotsOfList } from '#domain/search/robots.ts'
import { readSearchPath, type SearchPath } from '#domain/search/searchPath.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { Head } from '#app/shell/head.ts'
import { type Ask, defineRoute, type Place } from '#app/shell/route.tsx'
import { sentenceIn } from '#app/shared/SentenceSearch/sentenceIn.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { searchHeading } from './model/heading.ts'
import { readSearchState, searchHref, withNamedPlace } from './model/searchState.ts'
import { totalSentence } from './model/total.ts'
import { filterBar } from './views/filterBar.ts'

const page = {
  source: 'app/features/search/SearchPage.tsx',
  load: async () => (await import('./SearchPage.tsx')).SearchPage,
  areas: ['search', 'shared', 'vocabulary'] as const,
  parts: [filterBar],
}

/** Only the server forwards: no page holds the code for it. */
const forward = async (visit: Place, ask: Ask) =>
  import.meta.env.SSR ? (await import('./model/forwardSearch.ts')).forwardSearch(visit, ask) : undefined

/** How the sentence that led here was read: without script, too. */
const extras = ({ search, language, flags }: Place) => {
  const sentence = flags.aiSearch ? sentenceIn(search) : undefined
  return sentence ? [apiKey.sentence(sentence.text, language, sentence.wordsOfModel)] : []
}

const main = ({ path, search, language }: Place) => apiKey.search(path, search, language)

/** Lists under a speaking path: `/pwlhsh-katoikies/athina/`. */
export const searchRoute = defineRoute<SearchPath, SearchResults>({
  name: 'search',
  match: readSearchPath,
  main,
  extras,
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
  extras,
  ...page,
  head,
  showsErrors: true,
  forward,
})

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
