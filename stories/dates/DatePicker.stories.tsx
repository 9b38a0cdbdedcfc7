import { CalendarDate, getDayOfWeek } from '@internationalized/date'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DatePicker } from '#design-system/dates/DatePicker/DatePicker.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { german, greek } from './texts.ts'

const november = new CalendarDate(2026, 11, 24)

const meta = preview.meta({
  component: DatePicker,
  args: { label: 'Διαθέσιμο από', name: 'available', texts: greek },
})

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Άνοιγμα|öffnen/ }))
  return within(document.body).findByRole('dialog')
}

export const Empty = meta.story({})

export const Filled = meta.story({
  args: { defaultValue: november },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    for (let press = 0; press < 4; press++) await userEvent.tab()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await within(document.body).findByRole('dialog')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('24'))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvasElement.querySelector('input')).toHaveValue('2026-11-25'))
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const Open = meta.story({
  args: {
    defaultValue: november,
    minValue: new CalendarDate(2026, 11, 9),
    unavailableReason: (day) =>
      getDayOfWeek(day, 'el-GR') === 6 ? 'Δεν παραδίδονται κλειδιά τις Κυριακές' : undefined,
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
})

export const WithError = meta.story({
  args: {
    defaultValue: november,
    description: 'Από πότε μπορεί κάποιος να μετακομίσει;',
    errorMessage: 'Η ημερομηνία έχει περάσει',
  },
})

export const NarrowOpen = meta.story({
  render: (args) => (
    <Narrow>
      <DatePicker {...args} defaultValue={november} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <DatePicker
        label="Frühestmöglicher Einzugstermin für Nachmieterinnen und Nachmieter"
        errorMessage="Bitte wählen Sie einen Termin, der nicht in der Vergangenheit liegt."
        texts={german}
      />
    </Narrow>
  ),
})
