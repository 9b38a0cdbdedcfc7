import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchField } from '#design-system/forms/SearchField/SearchField.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Περιοχή', name: 'keyword', clearLabel: 'Καθαρισμός' },
})

export const Empty = meta.story({ args: { placeholder: 'π.χ. Παγκράτι' } })

export const Filled = meta.story({
  args: { defaultValue: 'Παγκράτι' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Περιοχή' })
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.keyboard('Πάρος')
    await waitFor(() => expect(field).toHaveValue('Πάρος'))
  },
})

export const WithError = meta.story({
  args: { defaultValue: 'Παγκρτι', errorMessage: 'Δεν βρέθηκε τέτοια περιοχή. Διαλέξτε μία από τη λίστα.' },
})

export const NameWithoutLabel = meta.story({
  render: () => <SearchField aria-label="Περιοχή" clearLabel="Καθαρισμός" placeholder="Περιοχή ή δήμος" />,
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <SearchField
        label="Gemeindegebietsbezeichnung"
        clearLabel="Eingabe löschen"
        defaultValue="Thessaloniki-Innenstadterweiterungsgebiet"
        errorMessage="Diese Gemeindegebietsbezeichnung ist uns unbekannt"
      />
    </Narrow>
  ),
})
