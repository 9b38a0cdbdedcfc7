import { inject } from 'vitest'

/** How many made-up cases a property looks at: all of them at night, a tenth by day, though never fewer than 10. */
export const runs = (all: number): number =>
  inject('isNightly') ? all : Math.max(Math.min(all, 10), Math.ceil(all / 10))
