import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Without script nothing of it could answer: the words beside it say so. */
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
