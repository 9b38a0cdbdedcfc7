import type { SearchResults } from '#domain/api/Search.ts'
import { readWholeCamera } from '#domain/map/camera.ts'
import type { MapView } from '#domain/api/MapView.ts'
import { routePath } from '#domain/routes.ts'
import { readSearchPath, type SearchPath } from '#domain/search/searchPath.ts'
import { currentMapSize } from '#app/shared/map/mapSize.ts'
import { type Ask, defineRoute, type Place } from '#app/shell/route.tsx'
import { sentenceIn } from '#app/shared/SentenceSearch/sentenceIn.ts'
import type { ApiKey } from '#app/transport/apiKey.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { sentenceKeys } from '#app/transport/keys/sentenceKeys.ts'
import { seldomParts } from './seldom/seldomViews.ts'
import { whyParts } from './why/whyViews.ts'
import { plainFilters } from './views/filterKit.ts'
import { laterResults } from './laterResults.ts'

const page = {
  source: 'app/features/search/SearchPage.tsx',
  load: async () => {
    // A visitor from another page sees a whole list; one that the server wrote is hydrated after its filters.
    const [{ SearchPage: View, head }] = await Promise.all([
      import('./SearchPage.tsx'),
      laterResults.preload(),
    ])
    return { View, head }
  },
  areas: ['search', 'shared', 'vocabulary', 'auctions', 'list'] as const,
  parts: [laterResults, plainFilters, ...seldomParts, ...whyParts],
}

/** Only the server forwards: no page holds the code for it. */
const forward = async (visit: Place, ask: Ask) =>
  import.meta.env.SSR ? (await import('./model/forwardSearch.ts')).forwardSearch(visit, ask) : undefined

/** How the sentence that led here was read: without script, too. */
const extras = ({ search, language, flags }: Place) => {
  const sentence = flags.aiSearch ? sentenceIn(search) : undefined
  return sentence ? [sentenceKeys.sentence(sentence.text, language, sentence.wordsOfModel)] : []
}

/** A camera limits the list to what the map beside it shows. */
const main = ({ path, search, language }: Place): ApiKey<SearchResults | MapView> =>
  readWholeCamera(search)
    ? searchKeys.map(path, search, language, currentMapSize())
    : searchKeys.search(path, search, language)

/** Lists under a speaking path: `/pwlhsh-katoikies/athina/`. */
export const searchRoute = defineRoute<SearchPath, SearchResults | MapView>({
  name: 'search',
  match: readSearchPath,
  main,
  extras,
  ...page,
  showsErrors: true,
  forward,
})

const listPath = routePath('searchList')

/** Lists by parameters alone, the target of forms without script. */
export const searchListRoute = defineRoute<object, SearchResults | MapView>({
  name: 'searchList',
  match: (path: string) => (path === listPath || `${path}/` === listPath ? {} : undefined),
  main,
  extras,
  ...page,
  showsErrors: true,
  forward,
})
