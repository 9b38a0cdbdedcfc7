import { expect, userEvent, waitFor } from 'storybook/test'
import { PhoneField } from '#design-system/forms/PhoneField/PhoneField.tsx'
import { countries } from './countries.ts'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({
  component: PhoneField,
  args: {
    label: 'Τηλέφωνο',
    countryLabel: 'Κωδικός χώρας',
    name: 'phone',
    prefixName: 'phone-prefix',
    countries,
  },
})

export const Empty = meta.story({})

export const Filled = meta.story({ args: { defaultValue: { country: 'cy', number: '99 123 456' } } })

/** A prefix that is typed with the number moves to where it belongs. */
export const PrefixTyped = meta.story({
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Κωδικός χώρας' })
    const number = canvas.getByRole('textbox', { name: 'Τηλέφωνο' })
    await userEvent.tab()
    await waitFor(() => expect(country).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('004930123456')
    await waitFor(() => expect(country).toHaveDisplayValue('Γερμανία +49'))
    await waitFor(() => expect(number).toHaveValue('30123456'))
  },
})

/** A number that exists in two countries: both are offered below it. */
export const WhichNumber = meta.story({
  args: {
    defaultValue: { country: 'de', number: '2101234567' },
    offersText: 'Ποιον αριθμό εννοείτε;',
    offers: [
      { value: { country: 'de', number: '2101 234567' }, label: 'Γερμανία, +49 2101 234567' },
      { value: { country: 'gr', number: '210 123 4567' }, label: 'Ελλάδα, +30 210 123 4567' },
    ],
  },
})

export const CountryInFocus = meta.story({
  play: async () => {
    await userEvent.tab()
  },
})

export const WithError = meta.story({
  args: {
    note: 'προαιρετικό',
    description: 'Μόνο για αυτή την αγγελία.',
    defaultValue: { country: 'gr', number: '694 12' },
    errorMessage: 'Ο αριθμός είναι πολύ σύντομος',
  },
})

export const NarrowWithLongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <PhoneField
        label="Mobiltelefonnummer für Besichtigungsterminabsprachen"
        countryLabel="Landesvorwahl"
        countries={[{ id: 'bs', name: 'Bahamas', prefix: '+1242' }]}
        defaultValue={{ country: 'bs', number: '1234 5678 9012 3456 7890' }}
        errorMessage="Diese Mobiltelefonnummer ist unvollständig"
      />
    </Narrow>
  ),
})
