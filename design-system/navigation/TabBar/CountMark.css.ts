import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** On the upper end of an icon in the middle of a positioned parent: nothing moves when it appears. */
const place = {
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineStart: '50%',
  marginInlineStart: vars.space.xxs,
} as const

export const count = style({
  ...place,
  minInlineSize: vars.space.md,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.action,
  color: vars.color.textOnAction,
  fontSize: vars.size.micro,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid CanvasText` } },
})

export const dot = style({
  ...place,
  inlineSize: vars.space.xs,
  blockSize: vars.space.xs,
  marginBlockStart: vars.space.hair,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.action,
  boxShadow: `0 0 0 ${vars.line.strong} ${vars.color.surface}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
})
