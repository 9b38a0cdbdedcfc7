import { lazyView } from '#app/shell/lazyView.tsx'
import type { NearestCardsProps } from './NearestCards.tsx'

/** The list by distance: most people leave the order as it is. */
export const nearestCards = lazyView<NearestCardsProps>(
  'app/features/search/map/nearest/NearestCards.tsx',
  async () => (await import('./NearestCards.tsx')).NearestCards,
  ['map', 'mapTools', 'search', 'shared'],
  'asked',
)
