import { valuationMethodPath, valuationPath } from '#domain/valuation/valuationPaths.ts'
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
  areas: ['valuation', 'shared', 'vocabulary'],
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
