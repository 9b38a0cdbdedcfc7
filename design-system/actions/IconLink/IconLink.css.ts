import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const iconLink = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  border: `${vars.line.control} solid transparent`,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': { backgroundColor: vars.color.surfaceSunken, color: vars.color.textAction },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
})
