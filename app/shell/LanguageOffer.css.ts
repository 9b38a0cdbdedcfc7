import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** A quiet strip at the foot of the window: nothing moves when it goes. */
export const offer = style({
  backgroundColor: vars.color.surfaceSunken,
  paddingBlock: vars.space.xs,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
