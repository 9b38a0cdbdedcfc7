import { lazyView } from '#app/shell/lazyView.tsx'
import type { PriceSpreadProps } from './PriceSpread.tsx'

/** Far below the fold: the server sends it whole, and its code comes after the page's. */
export const priceSpread = lazyView<PriceSpreadProps>(
  'app/features/listing/views/PriceSpread.tsx',
  async () => (await import('./PriceSpread.tsx')).PriceSpread,
  ['listing'],
)
