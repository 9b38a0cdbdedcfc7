import { drawTactile as draw } from '#server/content/media/plans/drawTactile.ts'
import { floorPlan } from './layout.ts'
import type { PlanFacts } from './program.ts'

/** The plan of a home for the fingers, as SVG text. */
export function drawTactile(facts: PlanFacts): string {
  const { rooms, openings, width } = floorPlan(facts)
  return draw(
    rooms.map(({ parts }, at) => ({ number: at + 1, parts })),
    openings
      .filter(({ kind }) => kind !== 'window')
      .map(({ x, y, along, length, kind }) => ({
        x,
        y,
        along,
        length,
        ...(kind === 'entrance' && { outward: { x: x < width / 2 ? -1 : 1, y: 0 } }),
      })),
  )
}
