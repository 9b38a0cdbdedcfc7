import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const summary = style({
  borderRadius: vars.radius.sm,
  selectors: {
    // It takes focus by itself: where the reader now is must be seen, whichever way the form was sent.
    '&&:focus': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
})
