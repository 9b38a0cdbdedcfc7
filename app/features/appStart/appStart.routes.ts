import { defineRoute } from '#app/shell/route.tsx'
import { routePath } from '#domain/routes.ts'

const path = routePath('appRouter')

/** `/_app`: where the installed portal begins. */
export const appStartRoute = defineRoute({
  name: 'appRouter',
  match: (at: string) => (at === path ? {} : undefined),
  source: 'app/features/appStart/AppStartPage.tsx',
  load: async () => {
    const { AppStartPage: View, head } = await import('./AppStartPage.tsx')
    return { View, head }
  },
  areas: ['searchBox'],
})
