import type { DrawingPanelProps } from './DrawingPanel.tsx'
import { lazyView } from '#app/shell/lazyView.tsx'

/** The panel of a drawing: most people look at a map without drawing on it. */
export const drawingPanel = lazyView<DrawingPanelProps>(
  'app/features/search/map/drawing/DrawingPanel.tsx',
  async () => (await import('./DrawingPanel.tsx')).DrawingPanel,
  ['mapTools'],
)

/** The code for drawing, loaded when the visitor starts to draw: the panel, and the result of each step. */
export async function loadDrawingKit() {
  const [steps, { withDrawing }, { fitAreas }, { wordsOfFit }] = await Promise.all([
    import('./drawing.ts'),
    import('./withDrawing.ts'),
    import('#domain/search/fitAreas.ts'),
    import('./areaWords.ts'),
    drawingPanel.preload(),
  ])
  return { ...steps, withDrawing, fitAreas, wordsOfFit }
}

export type DrawingKit = Awaited<ReturnType<typeof loadDrawingKit>>

/** Preloads it. A failure is shown when the visitor starts to draw. */
export const fetchDrawingKit = () => void loadDrawingKit().catch(() => undefined)
