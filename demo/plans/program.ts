/** Which rooms a home of this size has, and how large each wants to be. */
import type { RoomName } from '#domain/listing/plan/roomNames.ts'

/** Homes of the demonstration are on one floor, and drawn without their garages. */
export type RoomCode = Exclude<RoomName, 'stairs' | 'garage' | 'other'>

export interface PlanFacts {
  /** Net square metres, inside; the balcony comes on top. */
  readonly area: number
  readonly bedrooms: number
  readonly bathrooms: number
  readonly balcony?: boolean
  /** Whether there may be a store room. */
  readonly storeRoom?: boolean
  readonly seed: number
}

export interface Wish {
  readonly code: RoomCode
  readonly area: number
}

/** One room, or two behind one another: `inner` lies on the hall, `outer` on the façade. */
export interface Column {
  readonly outer: Wish
  readonly inner?: Wish
}

export interface Program {
  /** Bedrooms and baths, from the living room's end to the entrance. */
  readonly night: readonly Column[]
  /** Living room first, the rest towards the entrance. */
  readonly day: readonly Column[]
  readonly hallDepth: number
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const sum = (columns: readonly Column[]) =>
  columns.reduce((total, { outer, inner }) => total + outer.area + (inner?.area ?? 0), 0)

function bathColumns(area: number, bathrooms: number): Column[] {
  const main: Wish = { code: 'bathroom', area: within(area * 0.05, 3.4, 9) }
  const second: Wish = { code: 'ensuite', area: within(area * 0.042, 3.2, 8) }
  if (bathrooms <= 1)
    return area >= 85
      ? [{ outer: { code: 'wardrobe', area: main.area * 0.8 }, inner: main }]
      : [{ outer: main }]
  const extra = Array.from(
    { length: Math.max(0, bathrooms - 3) },
    (): Column => ({ outer: { code: 'bathroom', area: second.area } }),
  )
  return [{ outer: second, inner: main }, ...extra]
}

/** The kitchen stands behind a small inner room, since it opens to the living room. */
function kitchenColumn({ area, bathrooms, storeRoom }: PlanFacts): Column {
  const outer: Wish = { code: 'kitchen', area: within(area * 0.125, 7, 30) }
  if (bathrooms >= 3) return { outer, inner: { code: 'wc', area: within(area * 0.02, 2, 5) } }
  return storeRoom && area >= 75
    ? { outer, inner: { code: 'storage', area: within(area * 0.028, 1.8, 7) } }
    : { outer }
}

export function programOf(facts: PlanFacts): Program {
  const { area, bedrooms, bathrooms } = facts
  const unit = within((area * 0.5) / (bedrooms + 1.8), 8, 34)
  const beds = Array.from(
    { length: bedrooms },
    (_, index): Column => ({ outer: { code: 'bedroom', area: unit * (index === 0 ? 1.22 : 1) } }),
  )
  const separate = area >= 60
  const living: Column = {
    outer: { code: separate ? 'living' : 'livingKitchen', area: unit * (separate ? 2 : 2.3) },
  }
  const [first, ...rest] = beds
  const night = [...(first ? [first] : []), ...bathColumns(area, bathrooms), ...rest]
  const day = [living, ...(separate ? [kitchenColumn(facts)] : [])]
  if (area >= 135) day.push({ outer: { code: 'dining', area: unit * 0.95 } })
  if (area >= 120 + bedrooms * 20) day.push({ outer: { code: 'study', area: unit * 0.75 } })
  while (night.length > 3 && sum(night) > sum(day) * 1.2) {
    const moved = night.pop()
    if (moved) day.push(moved)
  }
  return { night, day, hallDepth: within(0.95 + area * 0.0025, 1.05, 1.7) }
}
