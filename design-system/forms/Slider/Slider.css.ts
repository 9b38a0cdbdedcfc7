import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.md,
})

export const output = style({
  marginInlineStart: 'auto',
  color: vars.color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
