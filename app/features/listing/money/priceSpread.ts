import { lazyView } from '#app/shell/lazyView.tsx'
import type { PriceSpreadProps } from './PriceSpread.tsx'

/** Far below the fold: the server renders it, and its code is loaded after the page's. */
export const priceSpread = lazyView<PriceSpreadProps>(
  'app/features/listing/money/PriceSpread.tsx',
  async () => (await import('./PriceSpread.tsx')).PriceSpread,
  ['listing'],
)
