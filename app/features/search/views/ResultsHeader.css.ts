import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { hiddenButRead } from '#design-system/foundations/VisuallyHidden/hiddenButRead.ts'
import { beyondIcon } from '#design-system/overlays/Disclosure/beyondIcon.ts'
import { vars } from '#tokens/contract.css.ts'

const narrowly = '(max-width: 35.99em)'

/** One line for what is listed, one for its figures with the order at their end. */
export const header = style({
  containerType: 'inline-size',
  paddingBlockStart: vars.space.xxs,
  marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
  '@media': { [from('sm')]: { paddingBlockStart: vars.space.sm, marginBlockEnd: 0 } },
})

/** The heading, and at its end what saves the search. */
export const title = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})

/** Where the two do not fit beside each other, the order has a line of its own. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minBlockSize: vars.target.compact,
  '@container': { [narrowly]: { flexWrap: 'wrap' } },
})

/** Its targets reach into the space around the line of figures. */
export const order = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 'min-content',
  // The names give way before the figures break.
  flexShrink: 9999,
  // Its words begin where other text does.
  marginInlineStart: `calc(-1 * (${vars.space.sm} + ${vars.line.control}))`,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  '@media': {
    '(pointer: coarse)': { marginBlock: `calc(-1 * ${vars.space.sm})` },
    // Edges of targets are drawn then.
    '(forced-colors: active)': { marginBlock: 0, marginInlineStart: 0 },
  },
  // As wide for every order: a longer name neither squeezes the figures nor moves the whole list.
  '@container': { [narrowly]: { inlineSize: 'min-content', maxInlineSize: '100%' } },
})

// The name of the order is cut short, not what opens beside it.
globalStyle(`${order} > details`, { flexShrink: 0 })
globalStyle(`${order} > details > summary`, { '@media': { [below('sm')]: { marginInlineEnd: beyondIcon } } })

/** Where the line has no room, beside a map too, the number of listings is enough. */
export const wide = style({ '@container': { [narrowly]: { display: 'none' } } })
export const narrow = style({ '@container': { '(min-width: 36em)': { display: 'none' } } })

/** What explains the order: an icon where its words have no room. */
export const whyIcon = style({ '@media': { [from('sm')]: { display: 'none' } } })
export const whyWords = style({ '@media': { [below('sm')]: hiddenButRead } })

export const withoutScript = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
})
