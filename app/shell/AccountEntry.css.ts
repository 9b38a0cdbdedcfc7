import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const entry = style({ flex: 'none', minInlineSize: vars.target.touch })

/** Words where there is room for them, else a picture: never both. */
export const wide = style({ '@media': { [below('sm')]: { display: 'none' } } })
export const narrow = style({ '@media': { [from('sm')]: { display: 'none' } } })
