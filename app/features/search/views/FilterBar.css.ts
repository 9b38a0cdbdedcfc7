import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** The folded filters: they open in a sheet, or in place without script. */
export const narrow = below('md')

export const bar = style({
  display: 'block',
  paddingBlock: vars.space.xs,
  '@media': { [from('md')]: { paddingBlockStart: vars.space.md }, print: { display: 'none' } },
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

/**
 * Folded under a summary on narrow screens, always open on wide ones. The browser's own `details` does both,
 * so neither needs script; a browser that cannot show folded content by style keeps the summary on wide
 * screens too.
 */
export const fold = style({})

const wideAndAble = (style: StyleRule) => ({
  '@media': { [from('md')]: { '@supports': { 'selector(::details-content)': style } } },
})
globalStyle(`${fold} > details > summary`, wideAndAble({ display: 'none' }))
globalStyle(`${fold} > details::details-content`, wideAndAble({ contentVisibility: 'visible' }))
globalStyle(`${fold} > details > div`, wideAndAble({ padding: 0 }))

export const panel = style({
  display: 'grid',
  columnGap: vars.space.md,
  rowGap: vars.space.md,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'minmax(0, 1.2fr) auto minmax(0, 1fr)', rowGap: vars.space.sm },
    [from('lg')]: {
      gridTemplateColumns: 'minmax(12rem, 2fr) auto minmax(10.5rem, 1.1fr) 17rem minmax(8.5rem, 0.9fr) auto',
      rowGap: vars.space.xs,
    },
  },
})

/** Stays at the end of its row when a field before it is not there. */
export const apply = style({ '@media': { [from('md')]: { gridColumnEnd: -1 } } })

/** The same once more, at the end of all the other filters. */
export const applyBelow = style({
  marginBlockStart: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

/** Folded groups are side by side; an open one takes a line of its own. */
export const folds = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  minInlineSize: 0,
})

export const more = style({ minInlineSize: 0 })

export const recent = style({ minInlineSize: 0, maxInlineSize: '100%' })

// The marker is beside the name, however wide the panel is.
globalStyle(`:is(${more}, ${recent}) > details > summary`, {
  inlineSize: 'max-content',
  maxInlineSize: '100%',
})

export const morePanel = style({
  '@media': { [from('md')]: { inlineSize: 'min(80rem, 88vw)' } },
})
