import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const list = style({
  // Within a navigation landmark Safari keeps the list's semantics without a role.
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  borderBlock: `${vars.line.strong} solid transparent`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text, borderBlockEndColor: vars.color.borderStrong },
    '&[aria-current]': { color: vars.color.text, borderBlockEndColor: vars.color.action },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})
