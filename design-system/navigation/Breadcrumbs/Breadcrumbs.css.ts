import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const list = style({
  // Within a navigation landmark Safari keeps the list's semantics without a role.
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xxs,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
  maxInlineSize: '100%',
})

globalStyle(`${item} svg`, { opacity: 0.7 })
globalStyle(`[dir='rtl'] ${item} svg`, { transform: 'scaleX(-1)' })

export const current = style({ paddingBlock: vars.space.xxs, color: vars.color.text })
