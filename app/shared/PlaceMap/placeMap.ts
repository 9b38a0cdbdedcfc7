import { lazyView } from '#app/shell/lazyView.tsx'
import type { PlaceMapProps } from './PlaceMap.tsx'

/** A small map of one place: its code comes when somebody asks for it. */
export const placeMap = lazyView<PlaceMapProps>(
  'app/shared/PlaceMap/PlaceMap.tsx',
  async () => (await import('./PlaceMap.tsx')).PlaceMap,
  ['map', 'mapMarks'],
)
