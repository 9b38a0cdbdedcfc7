import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Two beside each other on a phone, as long words allow; never three, which leave the fourth alone. */
export const groups = style({
  display: 'grid',
  columnGap: vars.space.xl,
  rowGap: vars.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  '@media': {
    [from('xs')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const choices = style({
  marginBlockStart: vars.space.lg,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
