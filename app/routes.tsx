import { demoRoute } from './features/demo/demo.routes.ts'
import { homeRoute } from './features/home/home.routes.ts'
import { listingRoute } from './features/listing/listing.routes.ts'
import { searchListRoute, searchMapRoute, searchRoute } from './features/search/search.routes.ts'
import { lazyView } from './shell/lazyView.tsx'
import type { Portal } from './shell/Portal.ts'

/** Every page there is, and the one for when there is none. */
export const portal: Portal = {
  routes: [homeRoute, searchRoute, searchListRoute, searchMapRoute, listingRoute, demoRoute],
  failure: lazyView(
    'app/features/notFound/FailurePage.tsx',
    async () => (await import('./features/notFound/FailurePage.tsx')).FailurePage,
  ),
}
