import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The recorded window. It keeps its own look, which was recorded with it. */
export const screen = style({
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.line.hair} solid ${vars.color.border}`,
})

globalStyle(`${screen} .replayer-wrapper`, { position: 'absolute', transformOrigin: '0 0' })
globalStyle(`${screen} iframe`, { border: 'none' })
globalStyle(`${screen} .replayer-mouse`, {
  position: 'absolute',
  width: vars.space.md,
  height: vars.space.md,
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  transform: 'translate(-50%, -50%)',
})
