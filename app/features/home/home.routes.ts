import { apiKey } from '#app/transport/apiKey.ts'
import { defineRoute } from '#app/shell/route.tsx'

export const homeRoute = defineRoute({
  name: 'home',
  match: (path: string) => (path === '/' ? {} : undefined),
  main: ({ language }) => apiKey.home(language),
  source: 'app/features/home/HomePage.tsx',
  load: async () => (await import('./HomePage.tsx')).HomePage,
  areas: ['home', 'shared'],
  head: ({ texts: { t } }) => ({
    title: t('home.title'),
    titleIsWhole: true,
    description: t('home.description'),
  }),
})
