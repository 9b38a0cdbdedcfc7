import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  maxInlineSize: `min(20rem, calc(100vw - ${vars.space.xl}))`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  // Drawn in forced colours alone, where the ground of the page is also that of the tooltip.
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}` },
    '&[data-exiting]': { animation: `${appear} ${vars.duration.instant} ${vars.easing.exit} reverse` },
  },
})
