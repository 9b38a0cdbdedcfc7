import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const base = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const icon = recipe({
  base,
  variants: {
    size: {
      text: { inlineSize: '1.15em', blockSize: '1.15em' },
      small: { inlineSize: '1rem', blockSize: '1rem' },
      medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      large: { inlineSize: '1.75rem', blockSize: '1.75rem' },
      huge: { inlineSize: '2.5rem', blockSize: '2.5rem', strokeWidth: 1.25 },
    },
  },
})
