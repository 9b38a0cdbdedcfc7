import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const item = style({
  minInlineSize: 0,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.line.strong} solid ${vars.color.border}`,
  selectors: { '&:hover': { borderBlockStartColor: vars.color.action } },
})
