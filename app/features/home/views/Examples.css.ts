import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})

export const title = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const count = style({ color: vars.color.action, fontWeight: vars.weight.bold })
