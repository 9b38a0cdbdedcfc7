import { style } from '@vanilla-extract/css'

/** Without script there is no map: the words above it are all there is. */
export const ask = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
