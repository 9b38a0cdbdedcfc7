import { CalendarDate } from '@internationalized/date'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { RangeCalendar } from '#design-system/dates/RangeCalendar/RangeCalendar.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { german, greek } from './texts.ts'

const start = new CalendarDate(2026, 11, 24)
const stay = { start, end: new CalendarDate(2026, 12, 3) }

const meta = preview.meta({
  component: RangeCalendar,
  args: { label: 'Διαθέσιμο για διαμονή', texts: greek, defaultFocusedValue: start },
})

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    for (let press = 0; press < 3; press++) await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    const chosen = () => within(canvasElement).getAllByRole('gridcell', { selected: true })
    // The start, the next day that it moves to, and a week below.
    await waitFor(() => expect(chosen()).toHaveLength(9))
  },
})

export const Chosen = meta.story({ args: { defaultValue: stay } })

export const DaysWithReasons = meta.story({
  args: {
    defaultValue: { start: new CalendarDate(2026, 11, 16), end: new CalendarDate(2026, 11, 19) },
    unavailableReason: (day) => (day.month === 11 && day.day > 19 && day.day < 23 ? 'Κλεισμένο' : undefined),
  },
})

export const WithError = meta.story({
  args: { defaultValue: stay, errorMessage: 'Η ελάχιστη διαμονή είναι 14 νύχτες' },
})

export const NarrowScreen = meta.story({
  render: (args) => (
    <Narrow>
      <RangeCalendar {...args} defaultValue={stay} months={1} />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <RangeCalendar
        label="Mietzeitraum einschließlich An- und Abreisetag"
        description="Mindestmietdauer: vierzehn Übernachtungen"
        defaultFocusedValue={start}
        months={1}
        texts={german}
      />
    </Narrow>
  ),
})
