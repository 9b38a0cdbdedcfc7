import { lazyView } from '#app/shell/lazyView.tsx'
import type { BesideMapProps } from './BesideMap.tsx'

/** The map beside a list: its code and data come after the list. */
export const besideMap = lazyView<BesideMapProps>(
  'app/features/search/map/BesideMap.tsx',
  async () => (await import('./BesideMap.tsx')).BesideMap,
  ['map'],
)
