import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { popover } from '#design-system/overlays/popover.css.ts'

export const view = style({ position: 'absolute', inset: 0, overflow: 'hidden' })

export const drawn = style({ position: 'absolute', inset: 0 })
// The part of MapLibre's own style sheet that is needed without its controls.
globalStyle(`${drawn} canvas`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  outline: 'none',
})
// There is an empty box for controls beside it.
globalStyle(`${drawn} > div:first-child`, { touchAction: 'none', cursor: 'grab', blockSize: '100%' })
globalStyle(`${drawn} > div:first-child:active`, { cursor: 'grabbing' })

/** Presses beside the marks are the map's. */
export const marks = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' })

export const card = style([popover, { inlineSize: `min(20rem, calc(100vw - ${vars.space.xl}))`, padding: 0 }])
export const cardDialog = style({ outline: 'none', padding: vars.space.sm })
