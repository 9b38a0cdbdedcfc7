import { createElement } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import { waiting } from '../views/ListingScreen.css.ts'
import type { ListingBodyProps } from './ListingBody.tsx'

/** What is below the first window: the server renders it, and its code is loaded after the page's. */
export const listingBody = lazyView<ListingBodyProps>(
  'app/features/listing/body/ListingBody.tsx',
  async () => (await import('./ListingBody.tsx')).ListingBody,
  ['aloud', 'listing', 'listingBody', 'shared', 'vocabulary', 'auctions', 'mapMarks'],
  'said',
  createElement('div', { className: waiting }),
)
