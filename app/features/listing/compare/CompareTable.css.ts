import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'

/** Where two homes have room. */
const onPhone = `screen and ${below('sm')}`

/** What is generous on a screen, for paper. */
const tight = {
  paddingBlock: 0,
  vars: {
    [vars.space.hair]: '0px',
    [vars.space.xxs]: vars.line.hair,
    [vars.space.xs]: vars.line.hair,
    [vars.space.sm]: vars.line.hair,
    [vars.space.lg]: vars.line.hair,
    [vars.space.xl]: vars.line.hair,
  },
}

/**
 * The names of the facts stay in sight while the homes scroll below them. On a phone a name stands above its values:
 * its column has no width and its words overflow, so that the table stays one.
 */
export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  minInlineSize: '8rem',
  inlineSize: '12%',
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  '@media': {
    [onPhone]: {
      position: 'static',
      minInlineSize: 0,
      inlineSize: 0,
      backgroundColor: 'transparent',
      selectors: { 'tr > &': { paddingInline: 0 } },
      whiteSpace: 'nowrap',
    },
  },
})

/** The head of the facts' own column: on a phone nothing is below it. */
export const factHead = style({ '@media': { [onPhone]: { opacity: 0 } } })

/** Two homes share a phone. */
export const column = style({
  minInlineSize: '12rem',
  // The same of each: they share the room equally.
  inlineSize: '16%',
  textAlign: 'start',
  selectors: {
    // Photographs begin on one line, and the last is as wide as the others.
    'tr > &&': { verticalAlign: 'top', paddingInlineEnd: vars.space.sm },
  },
  '@media': {
    [onPhone]: {
      minInlineSize: 0,
      inlineSize: '50%',
      overflowWrap: 'anywhere',
      selectors: { 'tr > &&': { paddingInlineStart: 0 } },
    },
  },
})

/** A value of a home, below the name of the fact on a phone. */
export const fact = style({
  '@media': {
    [onPhone]: {
      overflowWrap: 'anywhere',
      selectors: { 'tr > &&': { paddingInlineStart: 0, paddingBlockStart: vars.space.xl } },
    },
  },
})

/** A home that a narrow screen leaves out, for room. */
export const beyondPair = style({ '@media': { [onPhone]: { display: 'none' } } })

/** The choice of the two homes, where there is room for two alone. */
export const pairField = style({
  '@media': { [from('sm')]: { display: 'none' }, print: { display: 'none' } },
})

/** A button that only a browser without script needs. */
export const withoutScript = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

export const groupHead = style({
  paddingBlockStart: vars.space.xl,
  paddingBlockEnd: vars.space.xs,
  paddingInline: 0,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
})

const notPrinted = { '@media': { print: { display: 'none' } } } as const
export const screenOnly = style(notPrinted)
export const toolsOnScreen = style(notPrinted)

globalStyle(`tr:has(> ${rowHead})`, { breakInside: 'avoid' })

/** Paper lies on its side: six homes have room beside each other. Other pages have no such sheet. */
export const sheet = style({})
globalStyle('@page comparison', { size: 'A4 landscape', margin: '6mm' } as object)
globalStyle(`html:has(.${sheet}) body`, { page: 'comparison' })

/** A value, and what it is the best of: in one line on paper. */
export const value = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  '@media': { print: { flexFlow: 'row wrap', alignItems: 'baseline', gap: `0 ${vars.space.md}` } },
})
globalStyle(`.${value} > :nth-child(2)`, { '@media': { print: { padding: 0, borderWidth: 0 } } })
globalStyle(`.${value} svg`, { '@media': { print: { display: 'none' } } })

/** Paper is read close: one sheet holds the comparison of six homes, in letters of six points. */
globalStyle(`html:has(.${sheet})`, { '@media': { print: { fontSize: '62.5%' } } })
globalStyle(`.${sheet} table`, { '@media': { [onPhone]: { tableLayout: 'fixed' } } })
globalStyle(`.${sheet}`, { '@media': { print: tight } })
// The sheet's edges are margin enough.
globalStyle(`main :has(> .${sheet})`, { '@media': { print: { maxInlineSize: 'none', padding: 0 } } })
globalStyle(`.${sheet} :is(th, td)`, {
  '@media': {
    print: {
      paddingBlock: 0,
      minInlineSize: 0,
      position: 'static',
      fontSize: vars.size.micro,
      lineHeight: vars.leading.tight,
    },
  },
})
globalStyle(`.${sheet} :is(th, td) *`, {
  '@media': { print: { fontSize: 'inherit', lineHeight: 'inherit' } },
})
