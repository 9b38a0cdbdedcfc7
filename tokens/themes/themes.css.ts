import { assignVars, globalStyle } from '@vanilla-extract/css'
import { themeVars, vars } from '../contract.css.ts'
import { duration } from '../scale/motion.ts'
import type { ResolvedTheme } from './resolveTheme.ts'
import { themeAttribute, themeNames } from './themeNames.ts'
import { themes } from './themes.ts'

const rule = ({ color, shadow, colorScheme }: ResolvedTheme) => ({
  colorScheme,
  vars: assignVars(themeVars, { color, shadow }),
})

const dark = '(prefers-color-scheme: dark)'
const moreContrast = '(prefers-contrast: more)'

globalStyle(':root', rule(themes.light))

// Without a choice the system decides; a wish for more contrast overrides one for dark. Media rules are last
// in the sheet: without the :not() they would override the visitor's choice.
globalStyle(`:root:not([${themeAttribute}])`, {
  '@media': {
    [dark]: rule(themes.dark),
    [moreContrast]: rule(themes.contrast),
    [`${moreContrast} and ${dark}`]: rule(themes.contrastDark),
  },
})

// The attribute may also be on a part of the page, which then has its own surface. Dark is for screens: paper
// is light, and browsers print no backgrounds.
for (const name of themeNames) {
  const ofTheme = rule(themes[name])
  globalStyle(`[${themeAttribute}='${name}']`, name === 'dark' ? { '@media': { screen: ofTheme } } : ofTheme)
}

globalStyle(`[${themeAttribute}='contrast']`, { '@media': { [dark]: rule(themes.contrastDark) } })

// More specific than the scale's own rule, which a build may put into a later file.
globalStyle('html:root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(
        vars.duration,
        Object.fromEntries(Object.keys(duration).map((step) => [step, '0ms'])) as Record<
          keyof typeof duration,
          string
        >,
      ),
    },
  },
})
