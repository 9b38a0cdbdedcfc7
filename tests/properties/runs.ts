import { inject } from 'vitest'

/** How many made-up cases a property looks at: all of them at night, a fifth in `npm test`, though never fewer than 20. */
export const runs = (all: number): number =>
  inject('isNightly') ? all : Math.max(Math.min(all, 20), Math.ceil(all / 5))
