import { routePath } from '#domain/routes.ts'
import { eventsKey, flagsKey, replaysKey } from '#app/transport/operator.ts'
import { defineRoute } from '#app/shell/route.tsx'

/** Flags, counts and replays, for the accounts that the configuration names. */
export const operatorRoute = defineRoute({
  name: 'operatorDesk',
  match: (path: string) => (path === routePath('operatorDesk') ? {} : undefined),
  isPersonal: true,
  extras: ({ language }) => [flagsKey(language), eventsKey(language), replaysKey(language)],
  source: 'app/features/operator/OperatorPage.tsx',
  load: async () => {
    const { OperatorPage: View, head } = await import('./OperatorPage.tsx')
    return { View, head }
  },
  areas: ['operator'],
})

/** One recorded visit. Its events are fetched by the page alone: there may be megabytes of them. */
export const operatorReplayRoute = defineRoute({
  name: 'operatorReplay',
  match: (path: string) => (path === routePath('operatorReplay') ? {} : undefined),
  isPersonal: true,
  source: 'app/features/operator/replay/ReplayPage.tsx',
  load: async () => {
    const { ReplayPage: View, head } = await import('./replay/ReplayPage.tsx')
    return { View, head }
  },
  areas: ['operator'],
})
