import { recipe } from '@vanilla-extract/recipes'
import { from } from '#tokens/scale/breakpoints.ts'
import { gaps } from '../gaps.css.ts'

const fill = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
})

export const grid = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    space: gaps,
    columns: {
      tiny: fill('8rem'),
      small: fill('11rem'),
      card: fill('16.5rem'),
      wide: fill('22rem'),
      // Six are three or two a row, and never four and two.
      thirds: {
        '@media': {
          [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        },
      },
      // Four are together or two and two, and never three and one.
      quarters: {
        '@media': {
          [from('xs')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        },
      },
      halves: { '@media': { [from('sm')]: { gridTemplateColumns: '1fr 1fr' } } },
      mainAside: {
        '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)' } },
      },
      asideMain: {
        '@media': { [from('md')]: { gridTemplateColumns: 'minmax(15rem, 18rem) minmax(0, 1fr)' } },
      },
    },
    align: { start: { alignItems: 'start' }, stretch: { alignItems: 'stretch' }, end: { alignItems: 'end' } },
  },
})
