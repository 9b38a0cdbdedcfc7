import type { Shape } from './Area.ts'

/** Everything that an area does not hold, what shows no position included: it is not known to lie inside. */
export const outsideOf = ({ contains }: Shape): Shape => ({
  contains: (latitude, longitude) => !contains(latitude, longitude),
})
