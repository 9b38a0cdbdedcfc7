import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.sm,
})

/** The figure above its words, though the words come first for those who listen. */
export const number = style({ display: 'flex', flexDirection: 'column-reverse' })

export const value = style({
  fontSize: vars.size.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})
