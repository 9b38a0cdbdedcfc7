import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { printLimits } from './printLimits.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  position: 'relative',
  '@media': {
    [`screen and ${below('sm')}`]: { paddingBlockStart: 0 },
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
export const printOnly = style({ display: 'none', '@media': { print: { display: 'block' } } })

/** On a screen that is wide enough for two columns; a wide sheet of paper has its own. */
const besides = `screen and ${from('md')}`

/**
 * The page in one column, beside it from `md` on the rail. On a narrow screen the rail's parts that the bar at the foot
 * has not follow the head.
 */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [besides]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 23rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: `clamp(${vars.space.xl}, 4vw, ${vars.space.xxxl})`,
      rowGap: 0,
    },
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoFlow: 'dense',
      columnGap: vars.space.md,
    },
  },
})

globalStyle(`.${columns} > aside`, {
  '@media': { [besides]: { gridColumn: 2, gridRow: '1 / span 2' }, print: { gridColumn: 2, gridRow: 1 } },
})

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': { [besides]: { gridColumn: 1, gridRow: 1 } },
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': {
    [`screen and ${below('sm')}`]: { gap: vars.space.sm },
    [besides]: { gridColumn: 1, gridRow: 2 },
    // In print its parts are in the two columns of the sheet.
    print: { display: 'contents' },
  },
})

export const overview = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
})

/** Keeps what follows below the window until the rest of the page is there. */
export const waiting = style({ minBlockSize: '100dvh' })

/** The room of the sentences about a home, until their code is there. */
export const waitingWords = style({ minBlockSize: vars.target.touch })

/** A part of the page; a hairline separates it from the one before, if there is one. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
  selectors: {
    '* + &': {
      paddingBlockStart: vars.space.md,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
      '@media': { [`screen and ${below('sm')}`]: { paddingBlockStart: vars.space.sm } },
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
})

/** Disclosures beside each other, each as wide as the page once it is open. */
export const disclosures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xl,
})
globalStyle(`.${disclosures} > [open]`, { flexBasis: '100%' })

/**
 * Which columns of the printed sheet a part takes. Full-width parts come first; of the others the second is
 * as high as the first and the third together, so that a long text fills the space.
 */
export const printed = styleVariants({
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
globalStyle(`.${head} dl`, { '@media': { print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } })

/** A long list of units and a long text end where the sheet would; `SheetFoot` says where they go on. */
globalStyle(`.${printed.rows} tbody tr:nth-child(n + ${printLimits.units + 1})`, {
  '@media': { print: { display: 'none' } },
})
export const words = style({
  '@media': {
    print: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: printLimits.lines,
      overflow: 'hidden',
      selectors: { [`.${page}:has(.${printed.rows}) &`]: { WebkitLineClamp: printLimits.linesBelowUnits } },
    },
  },
})
