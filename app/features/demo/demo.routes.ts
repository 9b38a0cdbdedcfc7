import { defineRoute } from '#app/shell/route.tsx'

/** Demonstrations stand at `/demo` itself, as the specification writes it. */
export const demoRoute = defineRoute({
  name: 'demo',
  match: (path: string) => (path === '/demo' || path === '/demo/' ? {} : undefined),
  source: 'app/features/demo/DemoPage.tsx',
  load: async () => (await import('./DemoPage.tsx')).DemoPage,
  areas: ['shared'],
  head: ({ texts: { t } }) => ({ title: t('demo.heading'), canonical: '/demo', noIndex: true }),
})
