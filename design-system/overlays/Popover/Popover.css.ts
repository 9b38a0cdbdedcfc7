import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { popover } from '../popover.css.ts'

export const panel = style([popover, { inlineSize: `min(22rem, calc(100vw - ${vars.space.xl}))` }])

export const dialog = style({ padding: vars.space.sm, paddingBlockStart: vars.space.xs, outline: 'none' })

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlockEnd: vars.space.xs,
})

export const title = style({
  minInlineSize: 0,
  // In line with the cross of the close button.
  paddingBlockStart: vars.space.xxs,
  fontSize: vars.size.subheading,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
})
