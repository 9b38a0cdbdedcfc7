import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** A quiet strip above the header: it belongs to the whole page and to no part of it. */
export const offer = style({
  backgroundColor: vars.color.surfaceSunken,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})
