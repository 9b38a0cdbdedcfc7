import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const list = style({
  // Within a navigation landmark Safari keeps the list's semantics without a role.
  listStyle: 'none',
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: vars.space.hair,
  borderRadius: `calc(${vars.target.touch} / 2)`,
  backgroundColor: vars.color.surfaceSunken,
})

export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.target.compact,
  paddingInline: vars.space.sm,
  border: `${vars.line.control} solid transparent`,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      color: vars.color.text,
      backgroundColor: vars.color.surfaceRaised,
      borderColor: vars.color.borderStrong,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.target.touch },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
})
