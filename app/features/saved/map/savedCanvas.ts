import { lazyView } from '#app/shell/lazyView.tsx'
import type { PinsCanvasProps } from '#app/shared/map/PinsCanvas.tsx'

/** The map itself: its code is loaded with the map, never with the list. */
export const savedCanvas = lazyView<PinsCanvasProps>(
  'app/shared/map/PinsCanvas.tsx',
  async () => (await import('#app/shared/map/PinsCanvas.tsx')).PinsCanvas,
  ['map', 'mapMarks', 'shared'],
)
