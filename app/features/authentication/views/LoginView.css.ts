import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The quiet button reaches past its words, so that these end in line with the fields above and below. */
export const forgot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
})
