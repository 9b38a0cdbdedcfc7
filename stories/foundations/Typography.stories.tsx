import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { vars } from '#tokens/contract.css.ts'
import { leading, measure, size, weight } from '#tokens/scale/type.ts'
import preview from '../../.storybook/preview.tsx'
import * as styles from './foundations.css.ts'

const meta = preview.meta({ title: 'foundations/Typography' })

/** Capitals with accents, the letters below the line, digits, and the euro: what a typeface fails at first. */
const samples = [
  { lang: 'el', text: 'Ήσυχο διαμέρισμα 96 τ.μ. στο Άνω Γουδί, 245.000 €' },
  { lang: 'de', text: 'Großzügige Wohnung, 96 m², Übergabe möglich, 245.000 €' },
  { lang: 'ru', text: 'Тихая квартира 96 м², свободна с июня, 245 000 €' },
]

const keysOf = <Steps extends object>(steps: Steps) => Object.keys(steps) as (keyof Steps & string)[]

const valueOf = (step: (typeof size)[keyof typeof size]) =>
  typeof step === 'string' ? step : `${step.least} to ${step.most}`

export const Sizes = meta.story({
  render: () => (
    <Stack space="lg">
      {keysOf(size).map((step) => (
        <div key={step}>
          <Text as="div" size="micro" tone="muted" lang="en">
            {`${step}, ${valueOf(size[step])}`}
          </Text>
          {samples.map(({ lang, text }) => (
            <p key={lang} lang={lang} className={styles.sample} style={{ fontSize: vars.size[step] }}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </Stack>
  ),
})

export const Weights = meta.story({
  render: () => (
    <Stack space="md">
      {keysOf(weight).map((step) => (
        <div key={step}>
          <Text as="div" size="micro" tone="muted" lang="en">
            {`${step}, ${weight[step]}`}
          </Text>
          {samples.map(({ lang, text }) => (
            <p key={lang} lang={lang} className={styles.sample} style={{ fontWeight: vars.weight[step] }}>
              {text}
            </p>
          ))}
        </div>
      ))}
    </Stack>
  ),
})

const paragraph =
  'Το διαμέρισμα ανακαινίστηκε το 2019, με νέα κουφώματα, ηλεκτρολογικά και υδραυλικά. Έχει αυτόνομη θέρμανση φυσικού αερίου, αποθήκη στο υπόγειο και μία θέση στάθμευσης στην πυλωτή.'

/** Line heights, and how long a line may become. */
export const LinesAndMeasures = meta.story({
  name: 'Leading and measure',
  render: () => (
    <Stack space="lg">
      {keysOf(leading).map((step) => (
        <div key={step}>
          <Text as="div" size="micro" tone="muted" lang="en">
            {`${step}, ${leading[step]}`}
          </Text>
          <p
            className={styles.sample}
            style={{ lineHeight: vars.leading[step], maxInlineSize: vars.measure.text }}
          >
            {paragraph}
          </p>
        </div>
      ))}
      {keysOf(measure).map((step) => (
        <div key={step}>
          <Text as="div" size="micro" tone="muted" lang="en">
            {`${step}, ${measure[step]}`}
          </Text>
          <div className={styles.measured} style={{ maxInlineSize: vars.measure[step] }}>
            <Text>{paragraph}</Text>
          </div>
        </div>
      ))}
    </Stack>
  ),
})

/** Headings have the flared cut of the same family. */
export const FlaredHeadings = meta.story({
  render: () => (
    <Stack>
      {samples.map(({ lang, text }) => (
        <Heading key={lang} level={2} size="title" lang={lang}>
          {text}
        </Heading>
      ))}
    </Stack>
  ),
})
