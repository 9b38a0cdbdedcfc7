import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Its icon is in the middle of the heading's first line, and ends where the page does; its target reaches beyond. */
export const remove = style({
  margin: `calc(-1 * ${vars.space.xs} - ${vars.space.hair}) calc(-1 * ${vars.space.sm})`,
  marginInlineStart: 0,
  // Its edge is drawn then.
  '@media': { '(forced-colors: active)': { marginInlineEnd: 0 } },
})
