import { randomFrom } from '#demo/random.ts'
import type { Advertised } from './leaveOut.ts'

/** One flat or house of a project. */
export interface Unit {
  readonly name: string
  readonly price: number | null
  readonly surface: number | null
  readonly bedrooms: number | null
  readonly floor: number | null
  readonly isAvailable: boolean
}

type Known = Pick<Advertised, 'kind' | 'price' | 'surface' | 'bedrooms' | 'floor' | 'floorsTotal'>

/** What a project's ad lists. The first is the one that the ad itself tells of; three in ten ads list nothing. */
export function unitsOf(home: Known, id: number, seed: number): readonly Unit[] {
  const random = randomFrom(`units ${seed} ${id}`)
  if (home.kind !== 'project' || random.chance(0.3)) return []
  const { price, surface, bedrooms, floor } = home
  const first: Unit = { name: 'A1', price, surface, bedrooms, floor, isAvailable: true }
  const others = Array.from({ length: random.int(2, 12) }, (_, at): Unit => {
    const scale = random.between(0.85, 1.5)
    const rooms = scale > 1.25 ? 1 : scale < 0.92 ? -1 : 0
    return {
      name: `${'ABCDE'[Math.floor((at + 1) / 3)]}${((at + 1) % 3) + 1}`,
      price: price && Math.round((price * scale * random.between(0.97, 1.06)) / 1000) * 1000,
      surface: surface && Math.round(surface * scale),
      bedrooms: bedrooms && Math.max(1, bedrooms + rooms),
      floor: floor === null ? null : random.int(0, home.floorsTotal ?? 3) * 10,
      isAvailable: random.chance(0.7),
    }
  })
  return [first, ...others]
}
