import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const things = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space.sm,
})

export const thing = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'center',
})

export const icon = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.compact,
  blockSize: vars.target.compact,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textAction,
})

export const name = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

export const distance = style({
  gridColumn: 2,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
