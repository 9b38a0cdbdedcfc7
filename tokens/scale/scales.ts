import { breakpoints } from './breakpoints.ts'
import { layer } from './layer.ts'
import { line } from './line.ts'
import { duration, easing } from './motion.ts'
import { radius } from './radius.ts'
import { space } from './space.ts'
import { target } from './target.ts'
import { font, leading, measure, size, tracking, weight } from './type.ts'

/** Every scale by its name in `vars`, and the file of this folder that holds it. */
export const scales = {
  space: { file: 'space.ts', steps: space },
  radius: { file: 'radius.ts', steps: radius },
  line: { file: 'line.ts', steps: line },
  target: { file: 'target.ts', steps: target },
  font: { file: 'type.ts', steps: font },
  size: { file: 'type.ts', steps: size },
  leading: { file: 'type.ts', steps: leading },
  weight: { file: 'type.ts', steps: weight },
  tracking: { file: 'type.ts', steps: tracking },
  measure: { file: 'type.ts', steps: measure },
  duration: { file: 'motion.ts', steps: duration },
  easing: { file: 'motion.ts', steps: easing },
  layer: { file: 'layer.ts', steps: layer },
  breakpoints: { file: 'breakpoints.ts', steps: breakpoints },
} as const

export type ScaleName = keyof typeof scales
export const scaleNames = Object.keys(scales) as readonly ScaleName[]
