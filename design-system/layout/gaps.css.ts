import { styleVariants } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** One gap class for each step of the space scale, shared by all layout primitives. */
export const gaps = styleVariants(vars.space, (gap) => ({ gap }))
