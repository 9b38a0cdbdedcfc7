import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Energy and location beside each other, or close below each other. */
export const truths = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  // At its end a list may have a menu.
  paddingInlineEnd: 'var(--card-end-room, 0)',
  columnGap: vars.space.xs,
  rowGap: vars.space.hair,
})

/** An icon and a figure that stay together. */
export const precision = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  whiteSpace: 'nowrap',
  // On the line of the words beside it: its own baseline is the icon's edge.
  verticalAlign: 'bottom',
})
