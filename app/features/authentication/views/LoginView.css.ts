import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The quiet button extends past its words, so that they align with the end of the fields above and below. */
export const forgot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  // Its edge is drawn then.
  '@media': { '(forced-colors: active)': { marginInlineEnd: 0 } },
})
