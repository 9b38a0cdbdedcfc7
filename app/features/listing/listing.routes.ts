import { defineRoute } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { contactKeys } from '#app/transport/contactKeys.ts'
import { listingIdIn } from '#domain/routes.ts'
import { machineData } from './views/machineData.ts'

/** `/aggelies/123/` */
export const listingRoute = defineRoute({
  name: 'listing',
  match: (path: string) => {
    const id = listingIdIn(path)
    return id === undefined ? undefined : { id }
  },
  main: ({ params, language }) => apiKey.listing(params.id, language),
  extras: ({ params, language }) => [
    apiKey.similar(params.id, language),
    apiKey.sameHome(params.id, language),
    apiKey.background(params.id, language),
    contactKeys.ways(params.id, language),
  ],
  source: 'app/features/listing/ListingPage.tsx',
  load: async () => {
    // What only machines read is written by the server; a browser has no hurry with it.
    if (import.meta.env.SSR) await machineData.preload()
    const { ListingPage: View, head } = await import('./ListingPage.tsx')
    return { View, head }
  },
  areas: ['listing', 'shared', 'vocabulary', 'forms'],
})
