import type { CSSProperties, ReactNode } from 'react'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { themeVars } from '#tokens/contract.css.ts'
import { themes, type WrittenThemeName, writtenThemeNames } from '#tokens/themes/themes.ts'
import * as styles from './foundations.css.ts'

/** Every theme beside the others, each on its own background, whatever theme the page has. */
export function ThemePanels({ children }: { children: (theme: WrittenThemeName) => ReactNode }) {
  return (
    <Grid columns="card" space="md" align="start">
      {writtenThemeNames.map((theme) => (
        <section key={theme} className={styles.panel} style={styleOf(theme)} lang="en">
          <Stack>
            <Heading level={2} size="subheading">
              {theme}
            </Heading>
            {children(theme)}
          </Stack>
        </section>
      ))}
    </Grid>
  )
}

/** A theme's values for the custom properties that components read. */
function styleOf(name: WrittenThemeName): CSSProperties {
  const { color, shadow, colorScheme } = themes[name]
  const values = [...valuesFor(themeVars.color, color), ...valuesFor(themeVars.shadow, shadow)]
  return { colorScheme, ...Object.fromEntries(values) }
}

const valuesFor = (vars: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.entries(vars).map(([role, property]) => [property.slice('var('.length, -1), values[role]])
