import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { hiddenButRead } from '../../foundations/VisuallyHidden/hiddenButRead.ts'

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.layer.skip,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontWeight: vars.weight.semibold,
  selectors: {
    '&:not(:focus)': hiddenButRead,
  },
})
