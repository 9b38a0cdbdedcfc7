import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** Level and change beside each other where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
