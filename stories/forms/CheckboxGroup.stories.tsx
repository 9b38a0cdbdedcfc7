import { expect, userEvent, waitFor } from 'storybook/test'
import { CheckboxGroup } from '#design-system/forms/CheckboxGroup/CheckboxGroup.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const amenities = [
  { value: 'lift', label: 'Ασανσέρ' },
  { value: 'balcony', label: 'Μπαλκόνι ή βεράντα' },
  { value: 'garden', label: 'Κήπος' },
  { value: 'pool', label: 'Πισίνα' },
  { value: 'storage', label: 'Αποθήκη' },
  { value: 'pets', label: 'Επιτρέπονται κατοικίδια' },
]

const meta = preview.meta({
  component: CheckboxGroup,
  args: { label: 'Χαρακτηριστικά', name: 'amenity', options: amenities },
})

export const List = meta.story({
  args: { defaultValue: ['balcony'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ασανσέρ' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Ασανσέρ' })).toBeChecked())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Μπαλκόνι ή βεράντα' })).toHaveFocus())
  },
})

export const Columns = meta.story({ args: { arrangement: 'columns', defaultValue: ['lift', 'pets'] } })

export const WithDescriptions = meta.story({
  args: {
    label: 'Τι να σας στέλνουμε',
    note: 'προαιρετικό',
    description: 'Το αλλάζετε όποτε θέλετε.',
    options: [
      { value: 'new', label: 'Νέες αγγελίες', description: 'Όσες ταιριάζουν σε αποθηκευμένη αναζήτηση' },
      { value: 'price', label: 'Πτώσεις τιμών', description: 'Για τις αγγελίες που έχετε αποθηκεύσει' },
    ],
  },
})

export const WithError = meta.story({
  args: { errorMessage: 'Διαλέξτε τουλάχιστον ένα' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Χαρακτηριστικά' })).toHaveAccessibleDescription(
      'Διαλέξτε τουλάχιστον ένα',
    )
  },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <CheckboxGroup
        label="Grundstücksausstattungsmerkmale"
        errorMessage="Bitte mindestens ein Grundstücksausstattungsmerkmal wählen"
        arrangement="columns"
        options={[
          {
            value: '1',
            label: 'Fußbodenheizungsanlage',
            description: 'Auch Niedertemperaturheizungsanlagen',
          },
          { value: '2', label: 'Tiefgaragenstellplatzanschlussmöglichkeit' },
        ]}
      />
    </Narrow>
  ),
})
