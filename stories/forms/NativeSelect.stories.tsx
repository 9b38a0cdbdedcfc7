import { expect, userEvent, waitFor } from 'storybook/test'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const order = [
  { value: 'relevance', label: 'Πιο σχετικά' },
  { value: 'price', label: 'Φθηνότερα πρώτα' },
]

const meta = preview.meta({
  component: NativeSelect,
  args: { label: 'Ταξινόμηση', name: 'criterio', options: order },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Ταξινόμηση' })
    await userEvent.tab()
    await waitFor(() => expect(select).toHaveFocus())
    await userEvent.selectOptions(select, 'price')
    await waitFor(() => expect(select).toHaveDisplayValue('Φθηνότερα πρώτα'))
  },
})

export const WithError = meta.story({
  args: {
    label: 'Λόγος',
    note: 'προαιρετικό',
    description: 'Τι θέλετε να ρωτήσετε;',
    errorMessage: 'Επιλέξτε έναν λόγο',
  },
})

export const NameWithoutLabel = meta.story({
  render: () => <NativeSelect aria-label="Ταξινόμηση" options={order} defaultValue="price" />,
})

const most = 'Πιο σχετικά'
const unpaid = [...order, { value: 'unpaid', label: 'Πιο σχετικά, χωρίς πληρωμένα' }]

/** As wide as the words it has room for, where a line has no more: a longer choice is cut, and moves nothing. */
export const InALineOfText = meta.story({
  render: () => (
    <Narrow>
      {['relevance', 'unpaid'].map((value) => (
        <Inline key={value} justify="between" align="center">
          <Text>1.412 αγγελίες</Text>
          <NativeSelect
            aria-label={value}
            look="plain"
            roomFor={most}
            options={unpaid}
            defaultValue={value}
          />
        </Inline>
      ))}
    </Narrow>
  ),
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <NativeSelect
        label="Suchergebnissortierreihenfolge"
        options={[{ value: '1', label: 'Quadratmeterpreis aufsteigend, Grundstücksfläche absteigend' }]}
        errorMessage="Diese Sortierreihenfolge ist für Zwangsversteigerungen nicht verfügbar"
      />
    </Narrow>
  ),
})
