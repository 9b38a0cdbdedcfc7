import { style } from '@vanilla-extract/css'

/** Buttons that only script makes work, and that paper has no use for. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
