import { guideMethodPath, guidePath, readGuidePath } from '#domain/market/guidePaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { guideKeys } from '#app/transport/keys/guideKeys.ts'

/** `/agora-akiniton/athina/2026-10/` */
export const guideRoute = defineRoute({
  name: 'cityGuide',
  match: (path: string) => (readGuidePath(path) ? {} : undefined),
  main: ({ path, search, language }) => guideKeys.guide(path, search, language),
  source: 'app/features/prices/GuidePage.tsx',
  load: async () => {
    const { GuidePage: View, head } = await import('./GuidePage.tsx')
    return { View, head }
  },
  areas: ['prices', 'shared'],
})

/** `/agora-akiniton/methodos/` */
export const guideMethodRoute = defineRoute({
  name: 'guideMethod',
  match: (path: string) => (path === guideMethodPath ? {} : undefined),
  source: 'app/features/prices/MethodPage.tsx',
  load: async () => {
    const { MethodPage: View, head } = await import('./MethodPage.tsx')
    return { View, head }
  },
  areas: ['prices', 'shared'],
})

/** `/mercato-immobiliare/`, which leads to the guide. */
export const propertyMarketRoute = defineRoute({
  name: 'propertyMarket',
  match: (path: string) => (path === '/mercato-immobiliare/' ? {} : undefined),
  forward: ({ language }) => Promise.resolve(localPath(language, guidePath)),
  source: 'app/features/prices/MethodPage.tsx',
  load: async () => {
    const { MethodPage: View, head } = await import('./MethodPage.tsx')
    return { View, head }
  },
  areas: ['prices', 'shared'],
})
