import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Energy and location beside each other, or close below each other. */
export const truths = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  rowGap: vars.space.hair,
})

/** A fact goes to the next line as a whole: `2 υ/δ` may not end in its stroke. A box would be read with a pause. */
export const fact = style({ whiteSpace: 'nowrap' })
