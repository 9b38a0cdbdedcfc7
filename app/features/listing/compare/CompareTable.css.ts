import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'

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
