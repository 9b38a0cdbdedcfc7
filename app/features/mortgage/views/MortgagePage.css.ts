import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** Form and result beside each other where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
