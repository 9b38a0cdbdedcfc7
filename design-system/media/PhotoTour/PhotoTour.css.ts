import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const tour = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  maxInlineSize: '60rem',
  marginInline: 'auto',
})

export const rooms = style({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
})

export const room = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  scrollMarginBlockStart: vars.space.md,
})

/** Two side by side; an odd one at the start takes the whole row. */
export const photos = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const item = style({
  minInlineSize: 0,
  selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } },
})

export const photo = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': {
      outline: `${vars.line.heavy} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
})
