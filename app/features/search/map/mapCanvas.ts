import { lazyView } from '#app/shell/lazyView.tsx'
import type { MapCanvasProps } from './MapCanvas.tsx'

/** The map itself: its code is loaded with the map, never with the list. */
export const mapCanvas = lazyView<MapCanvasProps>(
  'app/features/search/map/MapCanvas.tsx',
  async () => (await import('./MapCanvas.tsx')).MapCanvas,
  ['map', 'mapMarks', 'mapTools', 'shared'],
)
