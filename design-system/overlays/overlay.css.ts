import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const fade = keyframes({ from: { opacity: 0 } })

/** The backdrop of a dialog or sheet. Content on it stays above an on-screen keyboard. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  paddingBlockEnd: 'calc(100dvb - var(--visual-viewport-height, 100dvb))',
  backgroundColor: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.duration.base} ${vars.easing.enter}` },
    '&[data-exiting]': { animation: `${fade} ${vars.duration.fast} ${vars.easing.exit} reverse` },
  },
})

/** The surface on the backdrop. The outline is drawn only in forced colours. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  outline: `${vars.line.hair} solid transparent`,
})
