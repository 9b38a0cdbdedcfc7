import { routePath } from '#domain/routes.ts'
import { savedPath } from '#app/shared/savedListings/savedPath.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** One's saved homes. Fetched by the browser: nothing of them is in the page that the server sends. */
export const savedRoute = defineRoute({
  name: 'savedAds',
  match: (path: string) => (path === savedPath ? {} : undefined),
  source: 'app/features/saved/SavedPage.tsx',
  load: async () => (await import('./SavedPage.tsx')).SavedPage,
  areas: ['saved', 'shared'],
  head: ({ texts: { t } }) => ({ title: t('saved.title'), canonical: null, noIndex: true }),
})

const savedMapPath = routePath('savedMap')

/** The same homes on a map. */
export const savedMapRoute = defineRoute({
  name: 'savedMap',
  match: (path: string) => (path === savedMapPath ? {} : undefined),
  source: 'app/features/saved/SavedMapPage.tsx',
  load: async () => (await import('./SavedMapPage.tsx')).SavedMapPage,
  areas: ['saved', 'shared', 'map'],
  head: ({ texts: { t } }) => ({ title: t('saved.map.title'), canonical: null, noIndex: true }),
})
