import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const choices = style({
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
