import type { MapView } from '#domain/api/MapView.ts'
import { listPathOf } from '#domain/map/mapPath.ts'
import { routePath } from '#domain/routes.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { currentMapSize } from '#app/shared/map/mapSize.ts'
import type { Head } from '#app/shell/head.ts'
import { defineRoute, type Place } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { searchHeading } from './model/heading.ts'
import { listHref, readSearchState, withNamedPlace } from './model/searchState.ts'
import { filterBar } from './views/filterBar.ts'

/** Comes with the page, whose `head` waits for its code: other pages have no use for it. */
let describe: ((texts: Texts, view: MapView) => string) | undefined

/** The map of a list: the list's own path under `/map`. */
export const searchMapRoute = defineRoute<string, MapView>({
  name: 'searchMap',
  match: (path: string) => {
    const list = listPathOf(path)
    return list !== undefined && (list === routePath('searchList') || readSearchPath(list)) ? list : undefined
  },
  main: ({ path, search, language }) => apiKey.map(path, search, language, currentMapSize()),
  source: 'app/features/search/SearchMapPage.tsx',
  load: async () => {
    const page = await import('./SearchMapPage.tsx')
    describe = page.describeShown
    return page.SearchMapPage
  },
  areas: ['map', 'search', 'shared', 'vocabulary'],
  parts: [filterBar],
  head: mapHead,
  showsErrors: true,
})

/** What a map says of itself. Search engines are shown the list. */
function mapHead(visit: Place & { readonly data: MapView | undefined; readonly texts: Texts }): Head {
  const { data, texts } = visit
  const state = withNamedPlace(readSearchState(visit), data?.places ?? [])
  const title = texts.t('map.title', { heading: searchHeading(texts, state, data?.places ?? []) })
  const canonical = listHref({ ...state, language: 'el' })
  if (!data) return { title, canonical, noIndex: true }
  return { title, canonical, noIndex: true, announcement: describe?.(texts, data) }
}
