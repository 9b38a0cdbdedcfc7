import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { makeIslands } from './islands.ts'
import { makeMunicipalities } from './municipalities.ts'

/** What divides the country among its places. Each part is made when it is first asked for. */
export interface Ground {
  readonly municipalities: () => ReturnType<typeof makeMunicipalities>
  readonly islands: () => ReturnType<typeof makeIslands>
}

export function makeGround(gazetteer: Gazetteer): Ground {
  let municipalities: ReturnType<typeof makeMunicipalities> | undefined
  let islands: ReturnType<typeof makeIslands> | undefined
  return {
    municipalities: () => (municipalities ??= makeMunicipalities(gazetteer)),
    islands: () => (islands ??= makeIslands(gazetteer)),
  }
}
