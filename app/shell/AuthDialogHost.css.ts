import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** At the lower edge of the screen, so that the page keeps its place. */
export const strip = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  padding: vars.space.xs,
  backgroundColor: vars.color.surface,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  selectors: { '&:empty': { display: 'none' } },
})
