import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** Stages below each other on a phone, beside each other from there on. */
export const board = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('lg')]: { display: 'flex' },
  },
})

/** A stage without homes leaves its room to those that have some. */
export const column = recipe({
  base: { minInlineSize: 0 },
  variants: {
    empty: {
      true: { '@media': { [from('lg')]: { flex: '1 1 0' } } },
      false: { '@media': { [from('lg')]: { flex: '2 1 0', maxInlineSize: '22rem' } } },
    },
  },
})
