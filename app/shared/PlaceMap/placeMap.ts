import { lazyView } from '#app/shell/lazyView.tsx'
import type { PlaceMapProps } from './PlaceMap.tsx'

/** A small map of one place: its code is loaded on request. */
export const placeMap = lazyView<PlaceMapProps>(
  'app/shared/PlaceMap/PlaceMap.tsx',
  async () => (await import('./PlaceMap.tsx')).PlaceMap,
  ['map', 'mapMarks'],
)
