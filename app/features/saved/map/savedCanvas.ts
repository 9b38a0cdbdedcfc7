import { lazyView } from '#app/shell/lazyView.tsx'
import type { SavedCanvasProps } from './SavedCanvas.tsx'

/** The map itself: its code comes when somebody wants a map, never with the list. */
export const savedCanvas = lazyView<SavedCanvasProps>(
  'app/features/saved/map/SavedCanvas.tsx',
  async () => (await import('./SavedCanvas.tsx')).SavedCanvas,
  ['map', 'shared'],
)
