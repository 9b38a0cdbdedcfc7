import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Sea and hills end in the air, not at an edge. */
const fading = 'linear-gradient(to right, transparent, currentColor 20%, currentColor 80%, transparent)'

export const village = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maskImage: fading,
  '@media': { '(forced-colors: active)': { display: 'none' } },
})

const filled = (fill: string) => style({ fill })
/** A strong colour at some distance: softer by day and by night. */
const far = (colour: string, share: number) =>
  filled(`color-mix(in oklab, ${colour} ${share}%, ${vars.color.surfaceSunken})`)

/** By day a pale sun; by night the moon, and light in the windows. */
const lit = `color-mix(in oklab, ${vars.color.warning} 70%, ${vars.color.surfaceSunken})`
export const sun = filled(`light-dark(${vars.color.warningSoft}, ${lit})`)
export const hillFar = filled(vars.color.mapGreen)
export const sea = filled(vars.color.mapWater)
export const ground = filled(vars.color.mapLand)
export const wall = filled(vars.color.surfaceRaised)
export const wallShade = filled(vars.color.border)
export const dome = far(vars.color.action, 82)
export const roof = far(vars.color.cut, 62)
export const door = far(vars.color.action, 82)
export const window = filled(`light-dark(${vars.color.textMuted}, ${lit})`)
export const tree = far(vars.color.success, 52)

export const wave = style({
  stroke: vars.color.surface,
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.6,
  fill: 'none',
})
export const cross = style({ stroke: vars.color.action, strokeWidth: 3, fill: 'none' })
