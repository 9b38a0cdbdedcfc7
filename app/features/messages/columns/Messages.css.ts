import { recipe } from '@vanilla-extract/recipes'
import { headerHeight } from '#design-system/layout/Page/headerHeight.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

const room = `calc(100dvb - ${headerHeight})`
/** A window with room for columns that scroll, not one that is low or enlarged. */
const isHigh = '(min-height: 30em)'
const edge = `${vars.line.hair} solid ${vars.color.border}`

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    shows: {
      /** Nothing to choose from: no room is kept for what would be chosen. */
      nothing: {},
      list: { '@media': { [from('md')]: { gridTemplateColumns: '22rem minmax(0, 1fr)' } } },
      home: {
        '@media': {
          [from('md')]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
          [from('lg')]: { gridTemplateColumns: '22rem minmax(0, 1fr) 22rem' },
        },
      },
    },
  },
})

const column = { minInlineSize: 0, paddingBlock: vars.space.lg, paddingInline: vars.space.md } as const
const scrolls = {
  [`${from('md')} and ${isHigh}`]: { blockSize: room, overflowY: 'auto', overscrollBehavior: 'contain' },
} as const

/** Beside an open conversation where there is room for both. */
export const list = recipe({
  base: {
    ...column,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    '@media': {
      // In line with the header.
      [from('sm')]: { paddingInlineStart: vars.space.lg },
      ...scrolls,
      [from('md')]: { selectors: { '&:not(:last-child)': { borderInlineEnd: edge } } },
    },
  },
  variants: { isAside: { true: { '@media': { [below('md')]: { display: 'none' } } }, false: {} } },
})

/** As high as the window: what is written stays in sight at its foot. */
export const pane = recipe({
  base: {
    minInlineSize: 0,
    '@media': { [isHigh]: { blockSize: room } },
  },
  variants: {
    isEmpty: {
      true: { padding: vars.space.lg, '@media': { [below('md')]: { display: 'none' } } },
      false: {},
    },
  },
})

/** Where there is no room, the head of the conversation leads to the home. */
export const aside = recipe({
  base: {
    ...column,
    display: 'none',
    '@media': {
      ...scrolls,
      [from('lg')]: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.lg,
        borderInlineStart: edge,
      },
    },
  },
})
