import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
})

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.compact,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.sm,
  borderRadius: `calc(${vars.target.touch} / 2)`,
  border: `${vars.line.control} solid ${vars.color.tintEdge}`,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.textOnActionSoft,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.snug,
  selectors: {
    '&:not([data-allows-removing])': { paddingInlineEnd: vars.space.sm },
    '&[data-focus-visible]': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.target.touch },
    '(forced-colors: active)': { borderColor: 'ButtonBorder' },
  },
})

export const words = style({ minInlineSize: 0, paddingBlock: vars.space.xxs, overflowWrap: 'anywhere' })

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  minBlockSize: `calc(${vars.target.compact} - 2 * ${vars.line.control})`,
  inlineSize: vars.target.compact,
  borderRadius: vars.radius.pill,
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.actionSoftHover },
    // Inside, or the ring would cover the words.
    '&[data-focus-visible]': { outlineOffset: `calc(-1 * ${vars.line.focus})` },
  },
  '@media': { '(pointer: coarse)': { inlineSize: vars.target.touch } },
})
