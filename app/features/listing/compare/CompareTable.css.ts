import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'

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

/** The names of the facts stay in sight while the homes scroll below them. */
export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  minInlineSize: '8rem',
  inlineSize: '12%',
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  '@media': { [below('sm')]: { minInlineSize: '5rem', paddingInlineStart: 0 } },
})

/** Two homes fit beside the names on a phone. */
export const column = style({
  minInlineSize: '12rem',
  // The same of each: they share the room equally.
  inlineSize: '16%',
  textAlign: 'start',
  '@media': { [below('sm')]: { minInlineSize: '6.5rem' } },
})

/** A home that a narrow screen leaves out, for room. */
export const beyondPair = style({ '@media': { [`screen and ${below('sm')}`]: { display: 'none' } } })

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
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
})

const onPaper = { '@media': { print: { display: 'none' } } } as const
export const screenOnly = style(onPaper)
export const toolsOnScreen = style(onPaper)

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
