import type { MapView } from '#domain/api/MapView.ts'
import { listPathOf } from '#domain/map/mapPath.ts'
import { routePath } from '#domain/routes.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import { currentMapSize } from '#app/shared/map/mapSize.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { plainFilters } from './views/filterKit.ts'

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
    const { SearchMapPage: View, head } = await import('./SearchMapPage.tsx')
    return { View, head }
  },
  areas: ['map', 'search', 'shared', 'vocabulary'],
  parts: [plainFilters],
  showsErrors: true,
})
