import { colourOf, type PaletteName } from '../palette/palette.ts'
import type { ShadowLayer, Theme, ThemeRoles, ThemeShadows } from './ThemeRoles.ts'

/** A theme in values of CSS: colours in hexadecimal notation, shadows as `box-shadow` takes them. */
export interface ResolvedTheme {
  readonly colorScheme: Theme['colorScheme']
  readonly color: ThemeRoles<string>
  readonly shadow: ThemeShadows<string>
}

/** Puts the palette's colours where a theme names them. */
export const resolveTheme = ({ colorScheme, color, shadow }: Theme): ResolvedTheme => ({
  colorScheme,
  color: mapValues<keyof ThemeRoles, PaletteName, string>(color, colourOf),
  shadow: mapValues<keyof ThemeShadows, readonly ShadowLayer[], string>(shadow, shadowOf),
})

const shadowOf = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(
      ({ x = 0, y = 0, blur = 0, spread = 0, color }) =>
        `${x}px ${y}px ${blur}px ${spread}px ${colourOf(color)}`,
    )
    .join(', ')

const mapValues = <Key extends string, From, To>(
  from: Readonly<Record<Key, From>>,
  to: (value: From) => To,
): Record<Key, To> =>
  // The keys are preserved; TypeScript loses them.
  Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, to(value)])) as Record<Key, To>
