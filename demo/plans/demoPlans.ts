import type { FloorPlan, PlannedHome } from '#server/content/media/MediaLibrary.ts'
import { drawPlan } from './drawPlan.ts'
import { roomTable } from './layout.ts'
import type { PlanFacts } from './program.ts'

/** Larger homes have several floors, which one plan cannot show. */
const most = { bedrooms: 6, bathrooms: 5, surface: 400 } as const

const planName = /^plan-(\d)-(\d)-(\d{2,3})\.svg$/

const factsOf = ({ bedrooms, bathrooms, surface }: PlannedHome): PlanFacts => ({
  area: surface,
  bedrooms,
  bathrooms: Math.max(1, bathrooms),
  seed: bedrooms * 1000 + bathrooms * 100 + (surface % 7),
})

const fits = ({ bedrooms, bathrooms, surface }: PlannedHome): boolean =>
  bedrooms <= most.bedrooms && bathrooms <= most.bathrooms && surface >= 18 && surface <= most.surface

/** The plan of a home: its file below `base`, and its rooms, whose areas add up to the home's. Undefined where none fits. */
export function demoPlan(base: string, home: PlannedHome): FloorPlan | undefined {
  if (!fits(home)) return undefined
  return {
    path: `${base}plan-${home.bedrooms}-${home.bathrooms}-${home.surface}.svg`,
    rooms: roomTable(factsOf(home)),
  }
}

/** The drawing behind the name of a plan's file, as SVG text; undefined for any other name. */
export function planFile(name: string): string | undefined {
  const [, bedrooms, bathrooms, surface] = (planName.exec(name) ?? []).map(Number)
  if (bedrooms === undefined || bathrooms === undefined || surface === undefined) return undefined
  const home = { bedrooms, bathrooms, surface }
  return fits(home) ? drawPlan(factsOf(home)) : undefined
}
