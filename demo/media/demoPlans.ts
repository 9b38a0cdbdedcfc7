import { drawPlan } from '#demo/illustrations/plans/drawPlan.ts'
import { roomTable } from '#demo/illustrations/plans/layout.ts'
import type { PlanFacts } from '#demo/illustrations/plans/program.ts'
import type { FloorPlan, PlannedHome } from '#server/media/MediaLibrary.ts'
import { demoMediaPath } from './demoPhotos.ts'

/** Larger homes have several floors, and one plan would not tell the truth. */
const most = { bedrooms: 6, bathrooms: 5, surface: 400 } as const

const factsOf = ({ bedrooms, bathrooms, surface }: PlannedHome): PlanFacts => ({
  area: surface,
  bedrooms,
  bathrooms: Math.max(1, bathrooms),
  seed: bedrooms * 1000 + bathrooms * 100 + (surface % 7),
})

const fits = ({ bedrooms, bathrooms, surface }: PlannedHome): boolean =>
  bedrooms <= most.bedrooms && bathrooms <= most.bathrooms && surface >= 18 && surface <= most.surface

/** The plan of a home, drawn for its very area, with the rooms that add up to it; undefined where none fits. */
export function demoPlan(version: string, home: PlannedHome): FloorPlan | undefined {
  if (!fits(home)) return undefined
  return {
    path: `${demoMediaPath}${version}/plan-${home.bedrooms}-${home.bathrooms}-${home.surface}.svg`,
    rooms: roomTable(factsOf(home)).map(({ room, area }) => ({ room, area })),
  }
}

/** The drawing behind a plan's path, as SVG text. */
export const drawDemoPlan = (home: PlannedHome): string | undefined =>
  fits(home) ? drawPlan(factsOf(home)) : undefined
