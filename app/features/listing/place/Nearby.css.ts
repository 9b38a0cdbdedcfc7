import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const things = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space.sm,
})

export const thing = style({ minInlineSize: 0 })

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.compact,
  blockSize: vars.target.compact,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textAction,
})

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

export const distance = style({
  marginInlineStart: `calc(${vars.target.compact} + ${vars.space.xs})`,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
