import { savedSearchesPath } from '#app/shared/savedSearches/savedSearchesPath.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** The user's saved searches, rendered for the session: they are read, changed and removed without script. */
export const searchesRoute = defineRoute({
  name: 'savedSearches',
  match: (path: string) => (path === savedSearchesPath ? {} : undefined),
  isPersonal: true,
  extras: ({ language }) => [apiKey.savedSearches(language)],
  source: 'app/features/searches/SearchesPage.tsx',
  load: async () => {
    const { SearchesPage: View, head } = await import('./SearchesPage.tsx')
    return { View, head }
  },
  areas: ['searches'],
})
