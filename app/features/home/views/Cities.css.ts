import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** Twelve cities: columns that divide them, so that no row is left short. */
export const cities = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

export const city = style({
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.line.strong} solid ${vars.color.border}`,
  selectors: { '&:hover': { borderBlockStartColor: vars.color.action } },
})
