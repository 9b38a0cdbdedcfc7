/** The themes a visitor can choose; without a choice the system's preference decides. */
export const themeNames = ['light', 'dark', 'contrast'] as const

export type ThemeName = (typeof themeNames)[number]

/** The attribute on `<html>` that holds the visitor's choice. */
export const themeAttribute = 'data-theme'

export const isThemeName = (value: unknown): value is ThemeName => themeNames.some((name) => name === value)
