import { style } from '@vanilla-extract/css'

/** For who has keys and script: touch screens alone have no keys to press together. */
export const withKeys = style({
  display: 'none',
  '@media': { '(scripting: enabled) and (any-pointer: fine)': { display: 'block' } },
})
