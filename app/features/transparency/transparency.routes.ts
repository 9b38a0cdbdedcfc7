import { defineRoute } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { routePath } from '#domain/routes.ts'

/** `/info/diafaneia/` */
export const transparencyRoute = defineRoute({
  name: 'transparency',
  match: (path: string) => (path === routePath('transparency') ? {} : undefined),
  main: ({ language }) => apiKey.transparency(language),
  source: 'app/features/transparency/TransparencyPage.tsx',
  load: async () => {
    const { TransparencyPage: View, head } = await import('./TransparencyPage.tsx')
    return { View, head }
  },
  areas: ['transparency'],
})
