import { recipe } from '@vanilla-extract/recipes'

export const clear = recipe({
  base: { display: 'contents' },
  variants: { isShown: { true: {}, false: { display: 'none' } } },
})
