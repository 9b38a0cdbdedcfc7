import {
  myHomePath,
  sellHomePath,
  valuationMethodPath,
  valuationPath,
} from '#domain/valuation/valuationPaths.ts'
import { defineRoute } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'

/** `/valutazione-immobiliare/?localita=…&superficie=95&…` */
export const valuationRoute = defineRoute({
  name: 'valuation',
  match: (path: string) => (path === valuationPath ? {} : undefined),
  main: ({ search, language }) => apiKey.valuation(search, language),
  source: 'app/features/valuation/ValuationPage.tsx',
  load: async () => {
    const { ValuationPage: View, head } = await import('./ValuationPage.tsx')
    return { View, head }
  },
  areas: ['valuation', 'myHomes', 'shared', 'vocabulary', 'searchBox'],
})

/** `/valutazione-immobiliare/methodos/` */
export const valuationMethodRoute = defineRoute({
  name: 'valuationMethod',
  match: (path: string) => (path === valuationMethodPath ? {} : undefined),
  main: ({ language }) => apiKey.backtest(language),
  source: 'app/features/valuation/MethodPage.tsx',
  load: async () => {
    const { MethodPage: View, head } = await import('./MethodPage.tsx')
    return { View, head }
  },
  areas: ['valuation', 'shared'],
})

/** The homes that one keeps, rendered for the session. */
export const myHomeRoute = defineRoute({
  name: 'myHome',
  match: (path: string) => (path === myHomePath ? {} : undefined),
  isPersonal: true,
  extras: ({ language }) => [apiKey.myHomes(language)],
  source: 'app/features/valuation/homes/MyHomePage.tsx',
  load: async () => {
    const { MyHomePage: View, head } = await import('./homes/MyHomePage.tsx')
    return { View, head }
  },
  areas: ['valuation', 'myHomes', 'shared'],
})

/** `/vendi-casa/?casa=7`: up to three agencies are asked about a kept home. */
export const sellHomeRoute = defineRoute({
  name: 'sellHome',
  match: (path: string) => (path === sellHomePath ? {} : undefined),
  isPersonal: true,
  extras: ({ language }) => [apiKey.myHomes(language)],
  source: 'app/features/valuation/homes/SellHomePage.tsx',
  load: async () => {
    const { SellHomePage: View, head } = await import('./homes/SellHomePage.tsx')
    return { View, head }
  },
  areas: ['valuation', 'myHomes', 'shared'],
})
