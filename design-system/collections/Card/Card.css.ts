import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const card = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minInlineSize: 0,
    blockSize: '100%',
    borderRadius: vars.radius.lg,
  },
  variants: {
    layout: {
      vertical: {},
      horizontal: {
        '@media': {
          [from('sm')]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
            gap: vars.space.lg,
          },
        },
      },
    },
    // A ring outside the card, so that nothing moves when the map points at it.
    highlighted: {
      true: { outline: `${vars.line.strong} solid ${vars.color.action}`, outlineOffset: vars.space.xs },
    },
  },
})

export const media = style({ position: 'relative', borderRadius: vars.radius.lg, overflow: 'hidden' })

const corner = style({ position: 'absolute', display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs })
export const badges = style([
  corner,
  {
    insetBlockStart: vars.space.sm,
    insetInlineStart: vars.space.sm,
    maxInlineSize: 'calc(100% - 5rem)',
    // Above a strip of photographs, and no target.
    zIndex: vars.layer.raised,
    pointerEvents: 'none',
  },
])
export const caption = style([corner, { insetBlockEnd: vars.space.sm, insetInlineEnd: vars.space.sm }])
/** Above the link that covers the card. */
export const control = style([
  corner,
  { insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs, zIndex: vars.layer.raised },
])

export const body = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1 })

/** Keeps its distance from the hairline however long the text is. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  minInlineSize: 0,
  // A name that people wrote may be one long word.
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.xs } },
})

export const link = style({
  // 24 px high, so that it may stand beside another target; the lines stay where they are.
  paddingBlock: vars.space.xxs,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    // The whole card is the target, and the name of the link stays short.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:hover': { color: vars.color.textAction },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  rowGap: vars.space.hair,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.micro,
  lineHeight: vars.leading.snug,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

/** Links and buttons of the card's own text must be above the link that covers it. */
globalStyle(`${body} a:not(${link}), ${body} button`, { position: 'relative', zIndex: vars.layer.raised })
