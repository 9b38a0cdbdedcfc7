import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** As wide as its words, so that the remove button is beside them. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingBlock: vars.space.xxs,
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  flex: 1,
  minInlineSize: 0,
})
