import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', alignItems: 'stretch' } },
})
