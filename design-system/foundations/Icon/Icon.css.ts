import { style, styleVariants } from '@vanilla-extract/css'

const base = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** By size. A list of results has hundreds: a class name that is there costs nothing to make. */
export const icon = styleVariants(
  {
    text: { inlineSize: '1.15em', blockSize: '1.15em' },
    small: { inlineSize: '1rem', blockSize: '1rem' },
    medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
    large: { inlineSize: '1.75rem', blockSize: '1.75rem' },
    huge: { inlineSize: '2.5rem', blockSize: '2.5rem', strokeWidth: 1.25 },
  },
  (size) => [base, size],
)
