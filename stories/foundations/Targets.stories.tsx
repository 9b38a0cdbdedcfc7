import { expect, waitFor } from 'storybook/test'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { vars } from '#tokens/contract.css.ts'
import { target } from '#tokens/scale/target.ts'
import preview from '../../.storybook/preview.tsx'
import * as styles from './foundations.css.ts'

const meta = preview.meta({ title: 'foundations/Targets' })

const steps = Object.keys(target) as (keyof typeof target)[]

/** How large what is pressed must be. */
export const Sizes = meta.story({
  render: () => (
    <div lang="en">
      <Inline align="end" space="lg">
        {steps.map((step) => (
          <Stack key={step} space="xs">
            <div
              className={styles.target}
              style={{ inlineSize: vars.target[step], blockSize: vars.target[step] }}
            />
            <Text size="small" isTabular>
              {`${step}, ${Number.parseFloat(target[step]) * 16} px`}
            </Text>
          </Stack>
        ))}
      </Inline>
    </div>
  ),
})

/** The steps in use: primary and touch targets, small targets for a mouse, single links. */
export const InUse = meta.story({
  render: () => (
    <Inline align="center">
      <Button>Επικοινωνία</Button>
      <IconButton icon="heart" label="Αποθήκευση" />
      <Button size="small" variant="secondary">
        Καθαρισμός
      </Button>
      <Link href="#all" isStanding>
        Όλες οι αγγελίες
      </Link>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height
    for (const name of ['Επικοινωνία', 'Αποθήκευση']) {
      await waitFor(() => expect(heightOf(canvas.getByRole('button', { name }))).toBeGreaterThanOrEqual(44))
    }
    await waitFor(() => expect(heightOf(canvas.getByRole('link'))).toBeGreaterThanOrEqual(24))
  },
})
