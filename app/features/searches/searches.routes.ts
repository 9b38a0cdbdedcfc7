import { savedSearchesPath } from '#app/shared/savedSearches/savedSearchesPath.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** The user's saved searches. Fetched by the browser: the server renders none of them. */
export const searchesRoute = defineRoute({
  name: 'savedSearches',
  match: (path: string) => (path === savedSearchesPath ? {} : undefined),
  source: 'app/features/searches/SearchesPage.tsx',
  load: async () => {
    const { SearchesPage: View, head } = await import('./SearchesPage.tsx')
    return { View, head }
  },
  areas: ['searches'],
})
