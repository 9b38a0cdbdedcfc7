import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: NumberField, args: { label: 'Τιμή έως', name: 'price', suffix: '€' } })

function Heard({
  allowsDecimals,
  label,
  suffix,
}: {
  allowsDecimals: boolean
  label: string
  suffix: string
}) {
  const [value, setValue] = useState<number>()
  return (
    <Stack space="xs">
      <NumberField
        label={label}
        suffix={suffix}
        value={value}
        onChange={setValue}
        allowsDecimals={allowsDecimals}
      />
      <Text as="p" tone="muted">
        {value === undefined ? '–' : String(value)}
      </Text>
    </Stack>
  )
}

export const Empty = meta.story({})

export const Filled = meta.story({ args: { defaultValue: 250_000 } })

export const WithError = meta.story({
  args: { defaultValue: 2_500_000_000, errorMessage: 'Η τιμή είναι πολύ μεγάλη' },
})

/** `250.000`, `250,000` and `250 000` are one number, in every language. */
export const TypedWithGrouping = meta.story({
  render: () => <Heard label="Τιμή έως" suffix="€" allowsDecimals={false} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('250.000')
    await waitFor(() => expect(canvas.getByText('250000')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('250.000'))
  },
})

/** Where fractions are expected, the language decides what `1,5` and `1.500` are. */
export const TypedWithFraction = meta.story({
  render: () => <Heard label="Απόσταση από τη θάλασσα" suffix="χλμ." allowsDecimals />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('1,5')
    await waitFor(() => expect(canvas.getByText('1.5')).toBeVisible())
  },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <NumberField
        label="Mindestgrundstücksflächenangabe"
        description="Ganze Quadratmeter, ohne Gemeinschaftseigentumsanteil"
        suffix="m² Grundstücksfläche"
        defaultValue={1_250_000}
        errorMessage="Die Grundstücksflächenangabe ist unglaubwürdig groß"
      />
    </Narrow>
  ),
})
