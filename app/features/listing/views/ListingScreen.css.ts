import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { ON_PAPER } from '../model/onPaper.ts'

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

/** What only paper has use for. */
export const onPaperAlone = style({ display: 'none', '@media': { print: { display: 'block' } } })

/** On a screen that is wide enough for two columns; a wide sheet of paper has its own. */
const besides = `screen and ${from('md')}`

/**
 * Pictures and facts, beside them name, price and the advertiser; on a narrow screen one below the other. The side's
 * two parts follow each other: a short head leaves no hole above the way to ask, which is what people look for first.
 */
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
    [besides]: { gridTemplateRows: 'auto auto 1fr', rowGap: 0 },
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'dense',
      columnGap: vars.space.md,
    },
  },
})

globalStyle(`.${columns} > :first-child`, {
  '@media': { [besides]: { gridColumn: 1, gridRow: '1 / span 2' } },
})
globalStyle(`.${columns} > aside`, {
  '@media': { [besides]: { gridColumn: 2, gridRow: '2 / span 2', marginBlockStart: vars.space.xl } },
})

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minInlineSize: 0,
  '@media': { [besides]: { gridColumn: 2, gridRow: 1 } },
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': {
    [besides]: { gridColumn: 1, gridRow: 3, marginBlockStart: vars.space.xl },
    // In print its parts are in the two columns of the sheet.
    print: { display: 'contents' },
  },
})

/** The advertiser fills the room below the picture, beside name and price. */
globalStyle(`.${header}`, { '@media': { print: { gridColumn: 2, gridRow: '1 / span 2' } } })
globalStyle(`.${columns} > aside`, { '@media': { print: { gridColumn: 1, gridRow: 2 } } })

/** A part of the page; a hairline separates it from the one before, if there is one. */
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

/**
 * Which columns of the printed sheet a part takes. Full-width parts come first; of the others the second is
 * as high as the first and the third together, so that a long text fills the space.
 */
export const onPaper = styleVariants({
  none: { '@media': { print: { display: 'none' } } },
  half: { '@media': { print: { order: 1 } } },
  tall: { '@media': { print: { order: 1, gridRow: 'span 2' } } },
  last: { '@media': { print: { order: 2 } } },
  whole: { '@media': { print: { gridColumn: '1 / -1' } } },
  /** As wide as the sheet, and long: the picture makes room for it. */
  rows: { '@media': { print: { gridColumn: '1 / -1' } } },
})

/** Lines run across the sheet: the shorter ones that a screen is read by would cost a second one. */
globalStyle(`.${page} p`, { '@media': { print: { maxInlineSize: 'none' } } })

/** A table is under the heading of its part, its rows close together. */
globalStyle(`.${page} caption`, { '@media': { print: { display: 'none' } } })
globalStyle(`.${page} :is(th, td)`, { '@media': { print: { paddingBlock: vars.space.hair } } })

/** Rows of facts likewise, and the first of them four abreast. */
globalStyle(`.${page} dl > div`, { '@media': { print: { paddingBlock: vars.space.hair } } })
globalStyle(`.${page} :is(dt, dd)`, { '@media': { print: { lineHeight: vars.leading.snug } } })
globalStyle(`.${header} dl`, { '@media': { print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } })

/** A long list of units and a long text end where the sheet would; `SheetFoot` says where they go on. */
globalStyle(`.${onPaper.rows} tbody tr:nth-child(n + ${ON_PAPER.units + 1})`, {
  '@media': { print: { display: 'none' } },
})
export const words = style({
  '@media': {
    print: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: ON_PAPER.lines,
      overflow: 'hidden',
      selectors: { [`.${page}:has(.${onPaper.rows}) &`]: { WebkitLineClamp: ON_PAPER.linesBelowUnits } },
    },
  },
})
