import { style } from '@vanilla-extract/css'

/** A button that only a browser without script needs. */
export const withoutScript = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
