import { apiKey } from '#app/transport/apiKey.ts'
import { defineRoute } from '#app/shell/route.tsx'

export const homeRoute = defineRoute({
  name: 'home',
  match: (path: string) => (path === '/' ? {} : undefined),
  main: ({ language }) => apiKey.home(language),
  source: 'app/features/home/HomePage.tsx',
  load: async () => {
    const { HomePage: View, head } = await import('./HomePage.tsx')
    return { View, head }
  },
  areas: ['home', 'shared', 'searchBox'],
})
