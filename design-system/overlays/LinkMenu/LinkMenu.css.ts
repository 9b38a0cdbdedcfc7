import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const menu = style({ position: 'relative' })

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.surfaceHover },
  },
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  minInlineSize: '12rem',
  maxInlineSize: `calc(100vw - ${vars.space.xl})`,
  listStyle: 'none',
  padding: vars.space.xxs,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.popover,
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': { fontWeight: vars.weight.semibold },
  },
})

export const text = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.snug,
})
