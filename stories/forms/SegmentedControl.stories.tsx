import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchField } from '#design-system/forms/SearchField/SearchField.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const contracts = [
  { value: '1', label: 'Αγορά' },
  { value: '2', label: 'Ενοικίαση' },
  { value: '14', label: 'Πλειστηριασμός' },
]

const meta = preview.meta({
  component: SegmentedControl,
  args: { label: 'Σκοπός', name: 'idContratto', defaultValue: '1', options: contracts },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Αγορά' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Ενοικίαση' })).toBeChecked())
  },
})

/** Its label aligns with those of fields, whichever edge the row is aligned to. */
export const InARowOfFields = meta.story({
  render: () => (
    <Inline align="end" space="md">
      <SegmentedControl label="Σκοπός" defaultValue="1" options={contracts} />
      <SearchField label="Περιοχή" clearLabel="Καθαρισμός" defaultValue="Παγκράτι" />
      <TextField label="Email" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => {
      const tops = ['Σκοπός', 'Περιοχή', 'Email'].map(
        (label) => canvas.getByText(label).getBoundingClientRect().top,
      )
      return expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
    })
  },
})

/** Late numbers change neither the height nor any position. */
export const WithCounts = meta.story({
  args: { options: contracts.map((option, at) => ({ ...option, detail: ['48.120', '21.904', '312'][at] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Ενοικίαση 21.904' })).toBeInTheDocument()
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Διαλέξτε τι ψάχνετε', description: 'Το αλλάζετε και αργότερα.' },
})

export const NameWithoutLabel = meta.story({
  render: () => <SegmentedControl aria-label="Σκοπός" options={contracts} defaultValue="2" />,
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <SegmentedControl
        label="Vertragsart"
        defaultValue="3"
        options={[
          { value: '1', label: 'Grundstückskauf' },
          { value: '2', label: 'Mietwohnungsangebote' },
          { value: '3', label: 'Zwangsversteigerungsverfahren' },
        ]}
      />
    </Narrow>
  ),
})
