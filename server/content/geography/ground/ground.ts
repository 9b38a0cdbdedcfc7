import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { makeIslands } from './islands.ts'
import { makeMunicipalities } from './municipalities.ts'

/** Divides the country among its places. Each part is computed on first use. */
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
