import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  '@media': {
    // Paper is read close: what is generous on a screen is set tight, so that one sheet holds a home.
    print: {
      vars: {
        [vars.space.sm]: vars.space.xxs,
        [vars.space.md]: vars.space.xs,
        [vars.space.lg]: vars.space.xs,
        [vars.space.xl]: vars.space.xs,
        [vars.space.xxl]: vars.space.xs,
      },
    },
  },
})

/** All sizes follow the root's: ten pixels are the letters of a data sheet, seven and a half points. */
globalStyle(`html:has(.${page})`, { '@media': { print: { fontSize: '62.5%' } } })

/** What paper has no use for, or no room. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })

/** Pictures beside name and price, then the facts beside the advertiser; on a narrow screen one below the other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space.xl,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 23rem)',
      columnGap: vars.space.xxl,
      rowGap: vars.space.xl,
    },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.md },
  },
})

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minInlineSize: 0,
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
  // On paper its parts lie in the two columns of the sheet.
  '@media': { print: { display: 'contents' } },
})

/** The advertiser fills the room below the picture, beside name and price. */
globalStyle(`.${header}`, { '@media': { print: { gridColumn: 2, gridRow: '1 / span 2' } } })
globalStyle(`.${columns} > aside`, { '@media': { print: { gridColumn: 1, gridRow: 2 } } })

/** A part of the page; a hairline parts it from what comes before, where something does. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  selectors: {
    '* + &': {
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
})

/** How wide a part is in the two columns of the sheet. */
export const onPaper = styleVariants({
  none: { '@media': { print: { display: 'none' } } },
  half: {},
  whole: { '@media': { print: { gridColumn: '1 / -1' } } },
  /** As wide as the sheet, and long: the picture makes room for it. */
  rows: { '@media': { print: { gridColumn: '1 / -1' } } },
})

/** Lines run across the sheet: the shorter ones that a screen is read by would cost a second one. */
globalStyle(`.${page} p`, { '@media': { print: { maxInlineSize: 'none' } } })

/** A table stands under the heading of its part, row by row close together. */
globalStyle(`.${page} caption`, { '@media': { print: { display: 'none' } } })
globalStyle(`.${page} :is(th, td)`, { '@media': { print: { paddingBlock: vars.space.hair } } })
