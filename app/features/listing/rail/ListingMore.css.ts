import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { below } from '#tokens/scale/breakpoints.ts'

/** Buttons that only script makes work, and that paper has no use for. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  // Their edges are drawn in forced colours.
  gap: vars.space.xxs,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

/** Phones print from their own menu. */
export const paper = style({ '@media': { [below('sm')]: { display: 'none' } } })

/** Among all facts too: where there is little room they are there alone. */
export const numbers = style({ '@media': { [below('sm')]: { display: 'none' } } })
