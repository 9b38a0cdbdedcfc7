import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const gallery = style({
  minInlineSize: 0,
  '@media': { print: { maxInlineSize: '24rem' } },
})

export const none = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.sm,
  padding: vars.space.xxl,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
})
