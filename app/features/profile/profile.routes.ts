import { profilePath } from '#app/shared/account/accountPaths.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** One's own details. Fetched by the browser: nothing of them is in the page that the server sends. */
export const profileRoute = defineRoute({
  name: 'profile',
  match: (path: string) => (path === profilePath ? {} : undefined),
  source: 'app/features/profile/ProfilePage.tsx',
  load: async () => {
    const { ProfilePage: View, head } = await import('./ProfilePage.tsx')
    return { View, head }
  },
  areas: ['account', 'forms'],
})
