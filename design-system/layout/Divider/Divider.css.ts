import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const divider = style({
  border: 0,
  inlineSize: '100%',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
