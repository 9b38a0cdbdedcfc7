import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The last line of a card: what one can do with the home is at its end. */
export const note = style({ paddingInlineEnd: vars.space.xl })
