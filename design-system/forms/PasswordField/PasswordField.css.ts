import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const reveal = style({
  display: 'flex',
  flex: 'none',
  paddingInlineEnd: vars.space.xxs,
  // A button that needs script is not there without.
  '@media': { '(scripting: none)': { display: 'none' } },
})
