import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { row } from '../rows.css.ts'

export const tree = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&:not([data-focus-visible])': { outline: 'none' } },
})

/** react-aria sets each row's level in this property. */
const indent = `calc((var(--tree-item-level, 1) - 1) * ${vars.space.lg})`

export const node = style([
  row,
  {
    gap: vars.space.xxs,
    paddingBlock: vars.space.hair,
    paddingInlineStart: indent,
    borderBlockEnd: 0,
    borderRadius: vars.radius.md,
    cursor: 'pointer',
  },
])

export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.target.compact,
  blockSize: vars.target.compact,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  cursor: 'pointer',
  transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text, backgroundColor: vars.color.actionSoftHover },
    [`${node}[data-expanded] &`]: { rotate: '90deg' },
    [`${node}[data-expanded]:dir(rtl) &`]: { rotate: '-90deg' },
    // A leaf keeps the space, so that all names of a level align.
    [`${node}:not([data-has-child-items]) &`]: { visibility: 'hidden' },
  },
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.xs,
  overflowWrap: 'anywhere',
})

export const detail = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [`${node}[data-selected] &`]: { color: vars.color.text } },
})

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  paddingInlineEnd: vars.space.xs,
  color: vars.color.textAction,
})

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInlineStart: `calc(${indent} + ${vars.target.compact})`,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
})
