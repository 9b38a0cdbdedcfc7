import { savedPath } from '#app/shared/savedListings/savedPath.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** One's saved homes. Fetched by the browser: nothing of them is in the page that the server sends. */
export const savedRoute = defineRoute({
  name: 'savedAds',
  match: (path: string) => (path === savedPath ? {} : undefined),
  source: 'app/features/saved/SavedPage.tsx',
  load: async () => (await import('./SavedPage.tsx')).SavedPage,
  head: ({ texts: { t } }) => ({ title: t('saved.title'), canonical: null, noIndex: true }),
})
