import { createGlobalTheme, createThemeContract } from '@vanilla-extract/css'
import { fluid } from './scale/fluid.ts'
import { layer } from './scale/layer.ts'
import { line } from './scale/line.ts'
import { duration, easing } from './scale/motion.ts'
import { radius } from './scale/radius.ts'
import { space } from './scale/space.ts'
import { target } from './scale/target.ts'
import { font, leading, measure, size, tracking, weight } from './scale/type.ts'
import { themes } from './themes/themes.ts'

/** What a theme must supply. The shape is taken from the light theme; its type names every role. */
export const themeVars = createThemeContract({ color: themes.light.color, shadow: themes.light.shadow })

const { heading, title, display, ...fixed } = size

/** What all themes share. */
const scaleVars = createGlobalTheme(':root', {
  space,
  radius,
  line,
  font,
  size: { ...fixed, heading: fluid(heading), title: fluid(title), display: fluid(display) },
  leading,
  weight,
  tracking,
  measure,
  duration,
  easing,
  layer,
  target,
})

/** Every design value, as custom properties. The only source of values for components. */
export const vars = { ...themeVars, ...scaleVars }
