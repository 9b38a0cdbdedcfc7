import { CalendarDate } from '@internationalized/date'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DateField } from '#design-system/dates/DateField/DateField.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: DateField, args: { label: 'Λήξη μίσθωσης', name: 'lease-end' } })

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    const [day, month, year] = within(canvasElement).getAllByRole('spinbutton')
    await userEvent.tab()
    await waitFor(() => expect(day).toHaveFocus())
    await userEvent.keyboard('31')
    await waitFor(() => expect(month).toHaveFocus())
    await userEvent.keyboard('12')
    await waitFor(() => expect(year).toHaveFocus())
    await userEvent.keyboard('2026')
    await waitFor(() => expect(canvasElement.querySelector('input')).toHaveValue('2026-12-31'))
  },
})

export const Filled = meta.story({ args: { defaultValue: new CalendarDate(2026, 11, 24) } })

export const WithDescription = meta.story({
  args: { note: 'προαιρετικό', description: 'Όπως αναγράφεται στο ηλεκτρονικό μισθωτήριο.' },
})

export const WithError = meta.story({
  args: {
    defaultValue: new CalendarDate(2016, 11, 24),
    errorMessage: 'Η λήξη είναι πριν από την έναρξη της μίσθωσης',
  },
})

export const ReadOnly = meta.story({
  args: { defaultValue: new CalendarDate(2026, 11, 24), isReadOnly: true },
})

export const NarrowWithLongText = meta.story({
  render: () => (
    <Narrow>
      <DateField
        label="Ημερομηνία έκδοσης του πιστοποιητικού ενεργειακής απόδοσης του ακινήτου"
        errorMessage="Συμπληρώστε την ημερομηνία που αναγράφεται στην πρώτη σελίδα του πιστοποιητικού."
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <DateField
        label="Ausstellungsdatum des Energiebedarfsausweises"
        description="Gültigkeitsdauer: zehn Jahre ab Ausstellungsdatum"
        defaultValue={new CalendarDate(2026, 11, 24)}
      />
    </Narrow>
  ),
})
