import { recipe } from '@vanilla-extract/recipes'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg },
  variants: {
    /** Nothing to choose from: no room is kept for what would be chosen. */
    isAlone: {
      true: {},
      false: {
        '@media': {
          [from('md')]: {
            gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
            columnGap: vars.space.xl,
            alignItems: 'start',
          },
        },
      },
    },
  },
})

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
} as const

/** Beside an open conversation where there is room for both. */
export const list = recipe({
  base: column,
  variants: { isAside: { true: { '@media': { [below('md')]: { display: 'none' } } }, false: {} } },
})

export const pane = recipe({
  base: column,
  variants: { isEmpty: { true: { '@media': { [below('md')]: { display: 'none' } } }, false: {} } },
})
