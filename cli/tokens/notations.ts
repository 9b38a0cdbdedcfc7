import type { ScaleName } from '#tokens/scale/scales.ts'
import {
  cubicBezier,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  type Notation,
  number,
  pixels,
} from '#cli/tokens/values.ts'

/** How the steps of each scale are written in the format. */
export const notations: Readonly<Record<ScaleName, Notation | Notation<number>>> = {
  space: dimension,
  radius: dimension,
  line: dimension,
  target: dimension,
  font: fontFamily,
  size: dimension,
  leading: number(),
  weight: fontWeight,
  // The format has neither em nor ch.
  tracking: number('em'),
  measure: number('ch'),
  duration,
  easing: cubicBezier,
  layer: number(),
  breakpoints: pixels,
}
