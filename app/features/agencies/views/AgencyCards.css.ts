import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

export const list = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** The letters beside the words; the whole of it is the link's. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.md,
  alignItems: 'start',
  minInlineSize: 0,
  padding: vars.space.md,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  selectors: { '&:hover': { borderColor: vars.color.action, boxShadow: vars.shadow.raised } },
})
