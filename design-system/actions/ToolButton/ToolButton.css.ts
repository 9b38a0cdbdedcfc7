import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** A dashed edge marks it without colour. */
export const unavailable = style({
  color: vars.color.textMuted,
  borderColor: vars.color.borderStrong,
  borderStyle: 'dashed',
  boxShadow: 'none',
  cursor: 'not-allowed',
  selectors: {
    '&[data-hovered], &[data-pressed]': {
      color: vars.color.textMuted,
      backgroundColor: vars.color.surfaceSunken,
    },
  },
  '@media': { '(forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' } },
})
