import type { Area, Shape } from './Area.ts'

/** What lies in any of some areas. */
export function anyArea(areas: readonly Area[]): Area {
  const [only, ...others] = areas
  if (only && others.length === 0) return only
  return {
    boxes: areas.flatMap(({ boxes }) => boxes),
    contains: (latitude, longitude) => {
      for (const area of areas) if (area.contains(latitude, longitude)) return true
      return false
    },
    held: (south, north) => areas.flatMap(({ held }) => held(south, north)),
  }
}

/** Everything else, what shows no position included: it is not known to lie inside. */
export const outsideOf = ({ contains }: Shape): Shape => ({
  contains: (latitude, longitude) => !contains(latitude, longitude),
})
