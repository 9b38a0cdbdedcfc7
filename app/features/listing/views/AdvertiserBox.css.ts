import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Stays visible beside the facts; on a narrow screen it follows them. */
export const inSight = style({
  '@media': { [from('md')]: { position: 'sticky', insetBlockStart: vars.space.lg } },
})
