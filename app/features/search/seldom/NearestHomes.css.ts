import { style } from '@vanilla-extract/css'

/** Nothing would come in its place: the links above lead to the same homes. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })
