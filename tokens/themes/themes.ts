import { contrast } from './contrast.ts'
import { contrastDark } from './contrastDark.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { type ResolvedTheme, resolveTheme } from './resolveTheme.ts'
import type { Theme } from './ThemeRoles.ts'

/**
 * The themes as they are written: each role names a colour of the palette. One more than a visitor can choose,
 * since high contrast is light or dark as the device is.
 */
export const writtenThemes = { light, dark, contrast, contrastDark } as const satisfies Readonly<
  Record<string, Theme>
>

export type WrittenThemeName = keyof typeof writtenThemes

export const writtenThemeNames = Object.keys(writtenThemes) as readonly WrittenThemeName[]

/** The themes in values of CSS. */
export const themes: Readonly<Record<WrittenThemeName, ResolvedTheme>> = {
  light: resolveTheme(light),
  dark: resolveTheme(dark),
  contrast: resolveTheme(contrast),
  contrastDark: resolveTheme(contrastDark),
}
