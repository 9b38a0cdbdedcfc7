import { palette } from '#tokens/palette/palette.ts'
import { scaleNames, scales } from '#tokens/scale/scales.ts'
import type { ShadowLayer, Theme } from '#tokens/themes/ThemeRoles.ts'
import { writtenThemes } from '#tokens/themes/themes.ts'

type ByName<Value> = Readonly<Record<string, Value>>

/** A step that grows with the viewport has two ends. */
export type Step = string | number | { readonly least: string; readonly most: string }

/** A theme, in names that a file may get wrong. */
export interface ThemeValues {
  readonly color: ByName<string>
  readonly shadow: ByName<readonly (Omit<ShadowLayer, 'color'> & { readonly color: string })[]>
}

/** Every design value, as data: what is exported and imported. */
export interface TokenSet {
  /** Family → step → `#rrggbb` or `#rrggbbaa`. */
  readonly palette: ByName<ByName<string>>
  /** Scale → step → value of CSS. */
  readonly scale: ByName<ByName<Step>>
  /** Theme → role → `family.step`. */
  readonly theme: ByName<ThemeValues>
}

/** The values of `tokens/`. */
export const presentTokens = (): TokenSet => ({
  palette,
  scale: Object.fromEntries(scaleNames.map((name) => [name, scales[name].steps])),
  theme: Object.fromEntries(
    Object.entries<Theme>(writtenThemes).map(([name, theme]) => [name, valuesOf(theme)]),
  ),
})

const valuesOf = ({ color, shadow }: Theme): ThemeValues => ({ color, shadow })
