import { style } from '@vanilla-extract/css'

/** Without script nothing answers a press. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } })
