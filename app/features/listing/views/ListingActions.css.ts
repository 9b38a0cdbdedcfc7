import { style } from '@vanilla-extract/css'

/** Buttons that only script makes work, and that paper has no use for. */
export const actions = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
