import { routePath } from '#domain/routes.ts'
import { queueKey } from '#app/transport/moderation.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** What waits for a person of the portal, for moderators alone. */
export const moderationRoute = defineRoute({
  name: 'moderation',
  match: (path: string) => (path === routePath('moderation') ? {} : undefined),
  isPersonal: true,
  extras: ({ language }) => [queueKey(language)],
  source: 'app/features/moderation/ModerationPage.tsx',
  load: async () => {
    const { ModerationPage: View, head } = await import('./ModerationPage.tsx')
    return { View, head }
  },
  areas: ['moderation', 'publish', 'report', 'shared'],
})
