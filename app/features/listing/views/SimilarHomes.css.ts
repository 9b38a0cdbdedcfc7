import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** A row to swipe on narrow screens, from edge to edge; two and then four columns where there is room. */
export const homes = style({
  listStyle: 'none',
  paddingInline: 0,
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [below('sm')]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(80%, 17rem)',
      gap: vars.space.md,
      // Not snapping: a card that Tab comes to is scrolled into sight, and would snap back out of it.
      overflowX: 'auto',
      scrollPaddingInline: vars.space.md,
      marginInline: `calc(-1 * ${vars.space.md})`,
      paddingInline: vars.space.md,
      paddingBlock: vars.space.xxs,
    },
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.md },
  },
})

export const home = style({ minInlineSize: 0 })
