import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { popover } from '#design-system/overlays/popover.css.ts'

export const calendar = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minInlineSize: 0,
})

export const months = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.lg,
  minInlineSize: 0,
})

export const month = style({ flex: '1 1 0', minInlineSize: 'min(100%, 17.5rem)', maxInlineSize: '22rem' })

export const heading = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target.touch,
  // The buttons are beside it, in the corners of the calendar.
  paddingInline: vars.target.touch,
  fontSize: vars.size.body,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
})

/** In the corners, and first in the document: both buttons precede the days of all months. */
const corner = style({ position: 'absolute', insetBlockStart: 0, zIndex: vars.layer.raised })
export const previous = style([corner, { insetInlineStart: 0 }])
export const next = style([corner, { insetInlineEnd: 0 }])

export const grid = style({ inlineSize: '100%', tableLayout: 'fixed' })

export const weekday = style({
  paddingBlock: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.size.micro,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})

export const reason = style({
  // One line kept free, so that nothing moves when a day with a reason takes focus.
  minBlockSize: `calc(${vars.size.small} * ${vars.leading.snug})`,
  maxInlineSize: '22rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

/** A calendar that opens from a field. */
export const sheet = style([popover, { minInlineSize: 0, padding: vars.space.sm }])
export const dialog = style({ outline: 'none', minInlineSize: 0 })
