import type { MapView } from '#domain/api/MapView.ts'
import { isDrawPath, listPathOf } from '#domain/map/mapPath.ts'
import { routePath } from '#domain/routes.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import { currentMapSize } from '#app/shared/map/mapSize.ts'
import { defineRoute, type RouteDefinition } from '#app/shell/route.tsx'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { laterMap } from './map/laterMap.ts'
import { ignoredNotice } from './seldom/ignoredNotice.ts'
import { plainFilters } from './views/filterKit.ts'

function listOf(path: string): string | undefined {
  const list = listPathOf(path)
  return list !== undefined && (list === routePath('searchList') || readSearchPath(list)) ? list : undefined
}

const page: Omit<RouteDefinition<string, MapView>, 'name' | 'match'> = {
  main: ({ path, search, language }) => searchKeys.map(path, search, language, currentMapSize()),
  source: 'app/features/search/SearchMapPage.tsx',
  load: async () => {
    // A visitor from another page sees a whole map; one that the server wrote is hydrated after its filters.
    const [{ SearchMapPage: View, head }] = await Promise.all([
      import('./SearchMapPage.tsx'),
      laterMap.preload(),
    ])
    return { View, head }
  },
  areas: ['map', 'search', 'shared', 'vocabulary', 'auctions', 'mapPage'],
  parts: [laterMap, plainFilters, ignoredNotice],
  showsErrors: true,
}

/** The map of a list: the list's own path under `/map`. */
export const searchMapRoute = defineRoute<string, MapView>({
  name: 'searchMap',
  match: (path: string) => (isDrawPath(path) ? undefined : listOf(path)),
  ...page,
})

/** The same map, with the drawing of an area begun. */
export const mapDrawRoute = defineRoute<string, MapView>({
  name: 'mapDraw',
  match: (path: string) => (isDrawPath(path) ? listOf(path) : undefined),
  ...page,
})
