import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { vars } from '#tokens/contract.css.ts'
import { breakpoints } from '#tokens/scale/breakpoints.ts'
import { line } from '#tokens/scale/line.ts'
import { radius } from '#tokens/scale/radius.ts'
import { space } from '#tokens/scale/space.ts'
import type { ThemeShadows } from '#tokens/themes/ThemeRoles.ts'
import { writtenThemes } from '#tokens/themes/themes.ts'
import preview from '../../.storybook/preview.tsx'
import * as styles from './foundations.css.ts'
import { ThemePanels } from './ThemePanels.tsx'

const meta = preview.meta({ title: 'foundations/Space' })

const keysOf = <Steps extends object>(steps: Steps) => Object.keys(steps) as (keyof Steps & string)[]
const inPixels = (rem: string) => `${Number.parseFloat(rem) * 16} px`

/** Distances between things. */
export const Distances = meta.story({
  render: () => (
    <div lang="en">
      <Stack space="xs">
        {keysOf(space).map((step) => (
          <div key={step}>
            <Text as="div" size="small" isTabular>
              {`${step}, ${inPixels(space[step])}`}
            </Text>
            <div className={styles.bar} style={{ inlineSize: vars.space[step] }} />
          </div>
        ))}
      </Stack>
    </div>
  ),
})

/** How round corners are, and how thick lines. */
export const CornersAndLines = meta.story({
  name: 'Corners and lines',
  render: () => (
    <div lang="en">
      <Stack>
        <Inline align="end">
          {keysOf(radius).map((step) => (
            <Stack key={step} space="xxs">
              <div className={styles.box} style={{ borderRadius: vars.radius[step] }} />
              <Text size="small">{`${step}, ${radius[step]}`}</Text>
            </Stack>
          ))}
        </Inline>
        {keysOf(line).map((step) => (
          <Stack key={step} space="xxs">
            <div className={styles.line} style={{ borderBlockStartWidth: vars.line[step] }} />
            <Text size="small">{`${step}, ${line[step]}`}</Text>
          </Stack>
        ))}
      </Stack>
    </div>
  ),
})

const shadows = Object.keys(writtenThemes.light.shadow) as (keyof ThemeShadows)[]

/** Elevations above the page: in high contrast a line replaces them. */
export const Shadows = meta.story({
  render: () => (
    <ThemePanels>
      {() => (
        <Inline space="xl">
          {shadows.map((step) => (
            <Stack key={step} space="sm">
              <div className={styles.lifted} style={{ boxShadow: vars.shadow[step] }} />
              <span className={styles.name}>{step}</span>
            </Stack>
          ))}
        </Inline>
      )}
    </ThemePanels>
  ),
})

/** From which widths layouts change. They are in em: larger text gets the narrower layout. */
export const Breakpoints = meta.story({
  render: () => (
    <div lang="en">
      <Stack space="xs">
        <Heading level={2} size="label">
          Widths
        </Heading>
        {keysOf(breakpoints).map((step) => (
          <div key={step}>
            <Text as="div" size="small" isTabular>
              {`${step}, ${breakpoints[step]} px`}
            </Text>
            <div className={styles.bar} style={{ inlineSize: `${breakpoints[step]}px` }} />
          </div>
        ))}
      </Stack>
    </div>
  ),
})
