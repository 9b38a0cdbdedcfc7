import { profilePath } from '#app/shared/account/accountPaths.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** The user's details. Fetched by the browser: the server renders none of them. */
export const profileRoute = defineRoute({
  name: 'profile',
  match: (path: string) => (path === profilePath ? {} : undefined),
  source: 'app/features/profile/ProfilePage.tsx',
  load: async () => {
    const { ProfilePage: View, head } = await import('./ProfilePage.tsx')
    return { View, head }
  },
  areas: ['forms', 'accountFields', 'profile'],
})
