import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const summary = style({
  borderRadius: vars.radius.sm,
  selectors: {
    // It takes focus by script: the ring must be visible, whichever way the form was sent.
    '&&:focus': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusGap,
    },
  },
})
