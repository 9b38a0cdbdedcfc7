import { defineRoute } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { listingIdIn, routePath } from '#domain/routes.ts'
import { spokenSummary } from './aloud/spokenSummary.ts'
import { listingBody } from './body/listingBody.ts'
import { backToResults } from './toolbar/backToResults.ts'
import { comparedIds } from '#app/shared/compared/comparedIds.ts'
import { questions, similarHomes } from './views/laterParts.ts'
import { machineData } from './views/machineData.ts'

/** `/aggelies/123/` */
export const listingRoute = defineRoute({
  name: 'listing',
  match: (path: string) => {
    const id = listingIdIn(path)
    return id === undefined ? undefined : { id }
  },
  main: ({ params, language }) => apiKey.listing(params.id, language),
  extras: ({ params, language, flags }) => [
    apiKey.similar(params.id, language),
    apiKey.sameHome(params.id, language),
    ...(flags.newListingDetailApi ? [apiKey.background(params.id, language)] : []),
    contactKeys.ways(params.id, language),
  ],
  source: 'app/features/listing/ListingPage.tsx',
  load: async () => {
    // The server writes the whole page; a browser has no hurry with what is below its first window.
    if (import.meta.env.SSR)
      await Promise.all(
        [machineData, listingBody, spokenSummary, questions, similarHomes].map((view) => view.preload()),
      )
    // A visitor who comes from a list sees the way back at once, or, where its code does not come, none.
    else void backToResults.preload().catch(() => undefined)
    const { ListingPage: View, head } = await import('./ListingPage.tsx')
    return { View, head }
  },
  areas: ['listing', 'shared', 'vocabulary', 'advertiser'],
})

const comparePath = routePath('compare')

/** `/user/saved/compare/?ids=1,2`: what anyone may read of these listings, so that it needs no account and no script. */
export const compareRoute = defineRoute({
  name: 'compare',
  match: (path: string) => (path === comparePath ? {} : undefined),
  extras: ({ search, language }) => comparedIds(search).map((id) => apiKey.listing(id, language)),
  source: 'app/features/listing/compare/ComparePage.tsx',
  load: async () => {
    const { ComparePage: View, head } = await import('./compare/ComparePage.tsx')
    return { View, head }
  },
  areas: ['listing', 'listingBody', 'shared', 'vocabulary', 'compare'],
})

/** The target of the mailed link by which an advertiser says that a home is still offered. */
export const confirmListingRoute = defineRoute({
  name: 'confirmListing',
  match: (path: string) => (path === routePath('confirmListing') ? {} : undefined),
  source: 'app/features/listing/confirm/ConfirmListingPage.tsx',
  load: async () => {
    const { ConfirmListingPage: View, head } = await import('./confirm/ConfirmListingPage.tsx')
    return { View, head }
  },
  areas: ['listingBody', 'forms', 'contactForms'],
})
