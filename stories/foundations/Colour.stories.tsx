import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { contrastRatio, over } from '#tokens/contrast.ts'
import { type ContrastPair, contrastPairs } from '#tokens/contrastPairs.ts'
import { vars } from '#tokens/contract.css.ts'
import { palette } from '#tokens/palette/palette.ts'
import type { ThemeRoles } from '#tokens/themes/ThemeRoles.ts'
import { themes, type WrittenThemeName, writtenThemes } from '#tokens/themes/themes.ts'
import preview from '../../.storybook/preview.tsx'
import * as styles from './foundations.css.ts'
import { ThemePanels } from './ThemePanels.tsx'

const meta = preview.meta({ title: 'foundations/Colour' })

const roles = Object.keys(writtenThemes.light.color) as (keyof ThemeRoles)[]

interface SwatchProps {
  colour: string
  name: string
  detail: string
}

function Swatch({ colour, name, detail }: SwatchProps) {
  return (
    <div className={styles.swatch}>
      <div className={styles.colour} style={{ backgroundColor: colour }} />
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </div>
  )
}

/** What every colour is for, and which of the palette it is in each theme. */
export const Roles = meta.story({
  render: () => (
    <ThemePanels>
      {(theme) => (
        <div className={styles.swatches}>
          {roles.map((role) => (
            <Swatch
              key={role}
              name={role}
              colour={vars.color[role]}
              detail={writtenThemes[theme].color[role]}
            />
          ))}
        </div>
      )}
    </ThemePanels>
  ),
})

/** Every pair of colours, with its contrast: 7 for text, 4.5 for unavailable options, 3 for marks. */
export const Contrast = meta.story({
  render: () => (
    <ThemePanels>
      {(theme) => (
        <Stack space="xs">
          {[...Map.groupBy(contrastPairs, ({ back }) => back)].map(([back, pairs]) => (
            <Ground key={back} theme={theme} back={back} pairs={pairs} />
          ))}
        </Stack>
      )}
    </ThemePanels>
  ),
})

interface GroundProps {
  theme: WrittenThemeName
  back: keyof ThemeRoles
  pairs: readonly ContrastPair[]
}

function Ground({ theme, back, pairs }: GroundProps) {
  const texts = pairs.filter((pair) => pair.of === 'text')
  const marks = pairs.filter((pair) => pair.of === 'mark')
  return (
    <Stack space="xxs">
      <span className={styles.name}>{back}</span>
      {texts.length > 0 && (
        <div className={styles.ground} style={{ backgroundColor: vars.color[back] }}>
          {texts.map(({ front, least }) => (
            <span
              key={front}
              className={least < 7 ? styles.large : undefined}
              style={{ color: vars.color[front] }}
            >
              {`${front} ${ratio(theme, front, back)}`}
            </span>
          ))}
        </div>
      )}
      {marks.length > 0 && (
        <div className={styles.swatches}>
          {marks.map(({ front }) => (
            <div key={front} className={styles.labelled}>
              <span className={styles.mark} style={{ backgroundColor: vars.color[back] }}>
                <span className={styles.ring} style={{ borderColor: vars.color[front] }} />
              </span>
              <span className={styles.detail}>{`${front} ${ratio(theme, front, back)}`}</span>
            </div>
          ))}
        </div>
      )}
    </Stack>
  )
}

/** Rounded down: what is promised is reached. */
function ratio(theme: WrittenThemeName, front: keyof ThemeRoles, back: keyof ThemeRoles): string {
  const { color } = themes[theme]
  const worst = ['#000000', '#ffffff'].map((behind) => contrastRatio(color[front], over(color[back], behind)))
  return (Math.floor(Math.min(...worst) * 10) / 10).toFixed(1)
}

/** Every colour that a theme can name. */
export const Palette = meta.story({
  render: () => (
    <div lang="en">
      <Stack>
        {Object.entries(palette).map(([family, steps]) => (
          <Stack key={family} space="xs">
            <Heading level={2} size="label">
              {family}
            </Heading>
            <div className={styles.swatches}>
              {Object.entries<string>(steps).map(([step, hex]) => (
                <Swatch key={step} name={step} colour={hex} detail={hex} />
              ))}
            </div>
          </Stack>
        ))}
      </Stack>
    </div>
  ),
})
