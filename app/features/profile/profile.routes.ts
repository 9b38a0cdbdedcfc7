import { profilePath } from '#app/shared/account/accountPaths.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** One's own details. Fetched by the browser: nothing of them is in the page that the server sends. */
export const profileRoute = defineRoute({
  name: 'profile',
  match: (path: string) => (path === profilePath ? {} : undefined),
  source: 'app/features/profile/ProfilePage.tsx',
  load: async () => (await import('./ProfilePage.tsx')).ProfilePage,
  areas: ['account', 'forms'],
  head: ({ texts: { t } }) => ({ title: t('profile.title'), canonical: null, noIndex: true }),
})
