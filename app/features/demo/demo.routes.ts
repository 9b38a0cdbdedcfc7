import { defineRoute } from '#app/shell/route.tsx'

/** Demonstrations are at `/demo` itself, as the specification writes it. */
export const demoRoute = defineRoute({
  name: 'demo',
  match: (path: string) => (path === '/demo' || path === '/demo/' ? {} : undefined),
  source: 'app/features/demo/DemoPage.tsx',
  load: async () => {
    const { DemoPage: View, head } = await import('./DemoPage.tsx')
    return { View, head }
  },
  areas: ['shared', 'searchBox'],
})
