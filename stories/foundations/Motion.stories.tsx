import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { vars } from '#tokens/contract.css.ts'
import { duration, easing } from '#tokens/scale/motion.ts'
import preview from '../../.storybook/preview.tsx'
import * as styles from './foundations.css.ts'

const meta = preview.meta({ title: 'foundations/Motion' })

const durations = Object.keys(duration) as (keyof typeof duration)[]
const easings = Object.keys(easing) as (keyof typeof easing)[]

interface TravellerProps {
  name: string
  isThere: boolean
  time: string
  curve: string
}

function Traveller({ name, isThere, time, curve }: TravellerProps) {
  return (
    <Stack space="xxs">
      <Text as="div" size="small" lang="en" isTabular>
        {name}
      </Text>
      <div className={styles.track}>
        <div
          className={styles.traveller}
          data-there={isThere}
          style={{ transitionDuration: time, transitionTimingFunction: curve }}
        />
      </div>
    </Stack>
  )
}

function Travellers() {
  const [isThere, setThere] = useState(false)
  return (
    <Stack>
      <div>
        <Button onPress={() => setThere(!isThere)}>Κίνηση</Button>
      </div>
      {durations.map((step) => (
        <Traveller
          key={step}
          name={`duration ${step}, ${duration[step]}`}
          isThere={isThere}
          time={vars.duration[step]}
          curve={vars.easing.standard}
        />
      ))}
      {easings.map((step) => (
        <Traveller
          key={step}
          name={`easing ${step}`}
          isThere={isThere}
          time={vars.duration.slow}
          curve={vars.easing[step]}
        />
      ))}
    </Stack>
  )
}

/** Press to see each duration and curve. Under reduced motion everything is immediate. */
export const DurationsAndCurves = meta.story({
  name: 'Durations and curves',
  render: () => <Travellers />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Κίνηση' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    for (const traveller of canvasElement.querySelectorAll('[data-there]')) {
      await waitFor(() => expect(traveller).toHaveAttribute('data-there', 'true'))
    }
  },
})

/** `cubic-bezier(a, b, c, d)` as a path from the lower left to the upper right. */
function path(curve: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = curve.slice('cubic-bezier('.length, -1).split(', ').map(Number)
  return `M 0 100 C ${a * 100} ${100 - b * 100}, ${c * 100} ${100 - d * 100}, 100 0`
}

/** Time is to the right, distance upwards. */
export const Curves = meta.story({
  render: () => (
    <Inline space="xl" align="end">
      {easings.map((step) => (
        <Stack key={step} space="sm">
          <svg className={styles.curve} viewBox="0 0 100 100" aria-hidden="true">
            <path d={path(easing[step])} vectorEffect="non-scaling-stroke" />
          </svg>
          <Text size="small" lang="en">
            {step}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
})
