import { style } from '@vanilla-extract/css'

export const clear = style({
  display: 'contents',
  selectors: { '[data-empty] &': { display: 'none' } },
})
