import { defineRoute } from '#app/shell/route.tsx'

/** `/mortgage/?prezzo=200000&anticipo=40000&…` */
export const mortgageRoute = defineRoute({
  name: 'mortgage',
  flag: 'mortgageWidgets',
  match: (path: string) => (path === '/mortgage/' ? {} : undefined),
  source: 'app/features/mortgage/MortgagePage.tsx',
  load: async () => {
    const { MortgagePage: View, head } = await import('./MortgagePage.tsx')
    return { View, head }
  },
  areas: ['mortgage'],
})
