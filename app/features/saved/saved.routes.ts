import { routePath } from '#domain/routes.ts'
import { savedPath } from '#app/shared/savedListings/savedPath.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** The user's saved homes. Fetched by the browser: the server renders none of them. */
export const savedRoute = defineRoute({
  name: 'savedAds',
  match: (path: string) => (path === savedPath ? {} : undefined),
  source: 'app/features/saved/SavedPage.tsx',
  load: async () => {
    const { SavedPage: View, head } = await import('./SavedPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared'],
})

const savedMapPath = routePath('savedMap')

/** The same homes on a map. */
export const savedMapRoute = defineRoute({
  name: 'savedMap',
  match: (path: string) => (path === savedMapPath ? {} : undefined),
  source: 'app/features/saved/SavedMapPage.tsx',
  load: async () => {
    const { SavedMapPage: View, head } = await import('./SavedMapPage.tsx')
    return { View, head }
  },
  areas: ['saved', 'shared', 'map'],
})
