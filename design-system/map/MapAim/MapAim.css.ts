import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Presses beside the cross are the map's. */
export const place = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})

export const aim = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  border: 'none',
  borderRadius: vars.radius.pill,
  backgroundColor: 'transparent',
  color: vars.color.text,
  // A click on the middle of the map is a click on the map.
  pointerEvents: 'none',
})

export const cross = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
  stroke: 'currentColor',
  strokeWidth: 2,
})
