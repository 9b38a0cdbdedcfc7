import { lazyView } from '#app/shell/lazyView.tsx'
import type { ListingDataProps } from './ListingData.tsx'

/** What machines read of a listing. No visitor waits for its code: the server has written it into the page. */
export const machineData = lazyView<ListingDataProps>(
  'app/features/listing/views/ListingData.tsx',
  async () => (await import('./ListingData.tsx')).ListingData,
  ['shared'],
  null,
)
