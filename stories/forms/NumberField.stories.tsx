import { expect, waitFor } from 'storybook/test'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: NumberField, args: { label: 'Τιμή έως', name: 'price', suffix: '€' } })

export const Empty = meta.story({})

export const Filled = meta.story({ args: { defaultValue: '250000' } })

export const WithError = meta.story({
  args: { defaultValue: '2500000000', errorMessage: 'Η τιμή είναι πολύ μεγάλη' },
})

/** The parsed value is below the box, and describes the field. */
export const Understood = meta.story({
  args: { defaultValue: '250k', understood: '250.000 €' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await waitFor(() => expect(field).toHaveAccessibleDescription('250.000 €'))
    await waitFor(() => expect(field).toHaveValue('250k'))
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
        defaultValue="1250000"
        errorMessage="Die Grundstücksflächenangabe ist unglaubwürdig groß"
      />
    </Narrow>
  ),
})
