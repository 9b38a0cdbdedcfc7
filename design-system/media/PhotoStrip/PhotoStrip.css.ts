import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

/** On the first photograph of the card, above the link that covers the card. */
export const frame = style({ position: 'absolute', inset: 0, zIndex: vars.layer.raised })

export const strip = style({
  display: 'flex',
  blockSize: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
})

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  backgroundColor: vars.color.skeleton,
  // The first lies on the same photograph: nothing flickers while it is drawn again.
  selectors: { '&:first-child': { backgroundColor: 'transparent' } },
})

const turn = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  // A finger swipes; readers of a screen find the buttons all the same.
  '@media': { '(hover: none)': { opacity: 0 }, print: { display: 'none' } },
})
globalStyle(`${turn} > *`, { pointerEvents: 'auto' })
globalStyle(`${turn} > *`, { '@media': { '(hover: none)': { pointerEvents: 'none' } } })
export const previous = style([turn, { insetInlineStart: vars.space.xs }])
export const next = style([turn, { insetInlineEnd: vars.space.xs }])

export const place = style({
  position: 'absolute',
  insetBlockEnd: vars.space.sm,
  insetInline: vars.space.sm,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  pointerEvents: 'none',
})

/** On the photographs' own dark, so that they are seen on a bright one. */
export const dots = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.space.lg,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.scrim,
})

export const dot = recipe({
  base: {
    inlineSize: vars.space.xs,
    blockSize: vars.space.xs,
    borderRadius: vars.radius.pill,
    border: `${vars.line.hair} solid ${vars.color.textOnScrim}`,
  },
  variants: {
    look: {
      current: { backgroundColor: vars.color.textOnScrim },
      other: {},
      small: { inlineSize: vars.space.xxs, blockSize: vars.space.xxs },
    },
  },
})
