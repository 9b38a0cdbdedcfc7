import type { FloorPlan, PlannedHome } from '#server/content/media/MediaLibrary.ts'
import { drawPlan } from './drawPlan.ts'
import { drawTactile } from './drawTactile.ts'
import { roomTable, roomWalk } from './layout.ts'
import type { PlanFacts } from './program.ts'

/** Larger homes have several floors, which one plan cannot show. */
const most = { bedrooms: 6, bathrooms: 5, netArea: 400 } as const

const planName = /^plan-(\d)-(\d)-(\d{2,3})(-store)?(-tactile)?\.svg$/

const factsOf = ({ bedrooms, bathrooms, netArea, storeRoom }: PlannedHome): PlanFacts => ({
  area: netArea,
  storeRoom,
  bedrooms,
  bathrooms: Math.max(1, bathrooms),
  seed: bedrooms * 1000 + bathrooms * 100 + (netArea % 7),
})

const fits = ({ bedrooms, bathrooms, netArea }: PlannedHome): boolean =>
  bedrooms <= most.bedrooms && bathrooms <= most.bathrooms && netArea >= 18 && netArea <= most.netArea

/** The plan of a home: its file below `base`, and its rooms, whose areas add up to the home's. Undefined where none fits. */
export function demoPlan(base: string, home: PlannedHome): FloorPlan | undefined {
  if (!fits(home)) return undefined
  const facts = factsOf(home)
  const name = `${base}plan-${home.bedrooms}-${home.bathrooms}-${home.netArea}${home.storeRoom ? '-store' : ''}`
  return {
    path: `${name}.svg`,
    tactile: `${name}-tactile.svg`,
    rooms: roomTable(facts),
    walk: roomWalk(facts),
  }
}

/** The drawing behind the name of a plan's file, as SVG text; undefined for any other name. */
export function planFile(name: string): string | undefined {
  const found = planName.exec(name)
  if (found === null) return undefined
  const [, bedrooms, bathrooms, netArea, store, tactile] = found
  const home = {
    bedrooms: Number(bedrooms),
    bathrooms: Number(bathrooms),
    netArea: Number(netArea),
    storeRoom: store !== undefined,
  }
  if (!fits(home)) return undefined
  return (tactile === undefined ? drawPlan : drawTactile)(factsOf(home))
}
