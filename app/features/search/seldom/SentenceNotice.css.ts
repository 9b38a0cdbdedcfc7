import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const sentence = style({
  display: 'grid',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
})
