import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { hiddenButRead } from '#design-system/foundations/VisuallyHidden/hiddenButRead.ts'
import { vars } from '#tokens/contract.css.ts'

const narrowly = '(max-width: 35.99em)'

/** One line for what is listed, one for its figures with the order at their end. */
export const header = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.sm,
  paddingBlockStart: vars.space.xxs,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
  '@media': {
    [from('sm')]: { columnGap: vars.space.md, paddingBlockStart: vars.space.sm, marginBlockEnd: 0 },
  },
})

/** The heading, and at its end what saves the search. */
export const title = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

/** Its targets reach into the space around the line of figures. */
export const order = style({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  '@media': {
    '(pointer: coarse)': { marginBlock: `calc(-1 * ${vars.space.sm})` },
    // Edges of targets are drawn then.
    '(forced-colors: active)': { marginBlock: 0 },
  },
  // As wide for every order: a longer name neither squeezes the figures nor moves the whole list.
  '@container': {
    [narrowly]: { inlineSize: 'max(60cqi, 11.9rem)', justifyContent: 'flex-end' },
    // No room for the name of an order beside the figures: it has a line of its own.
    '(max-width: 19em)': { gridColumn: '1 / -1', inlineSize: 'auto', justifyContent: 'space-between' },
  },
})

// The name of the order is cut short, not what opens beside it.
globalStyle(`${order} > details`, { flexShrink: 0 })

/** Where the line has no room, beside a map too, the number of listings is enough. */
export const wide = style({ '@container': { [narrowly]: { display: 'none' } } })
export const narrow = style({ '@container': { '(min-width: 36em)': { display: 'none' } } })

/** What explains the order: an icon where its words have no room. */
export const whyIcon = style({ '@media': { [from('sm')]: { display: 'none' } } })
export const whyWords = style({ '@media': { [below('sm')]: hiddenButRead } })

export const withoutScript = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
