import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: vars.target.touch,
  paddingInline: `${vars.space.md} ${vars.space.xxs}`,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.text, borderColor: vars.color.action } },
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const lens = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.action,
  color: vars.color.textOnAction,
  '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid LinkText` } },
})
