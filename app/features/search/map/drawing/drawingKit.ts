import type { DrawingPanelProps } from './DrawingPanel.tsx'
import { lazyView } from '#app/shell/lazyView.tsx'

/** The panel of a drawing: most people look at a map without drawing on it. */
export const drawingPanel = lazyView<DrawingPanelProps>(
  'app/features/search/map/drawing/DrawingPanel.tsx',
  async () => (await import('./DrawingPanel.tsx')).DrawingPanel,
  ['mapTools'],
)

/** All that drawing needs, loaded once somebody means to draw: the panel, and what each step makes of a drawing. */
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

/** Loads it beforehand. Whoever then draws is told if it did not come. */
export const fetchDrawingKit = () => void loadDrawingKit().catch(() => undefined)
