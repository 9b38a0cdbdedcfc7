import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  borderRadius: vars.radius.pill,
  border: `${vars.line.strong} solid currentColor`,
  borderInlineEndColor: 'transparent',
  animation: `${turn} ${vars.duration.turn} linear infinite`,
  '@media': {
    // Without motion a pulsing ring still means "working".
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
    // Forced colours would draw the open part of the ring too, and nothing would seem to turn.
    '(forced-colors: active)': { forcedColorAdjust: 'preserve-parent-color' },
  },
})
