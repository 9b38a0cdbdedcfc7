import { CalendarDate, getDayOfWeek } from '@internationalized/date'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Calendar } from '#design-system/dates/Calendar/Calendar.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { german, greek } from './texts.ts'

const november = new CalendarDate(2026, 11, 24)

const meta = preview.meta({
  component: Calendar,
  args: { label: 'Ημέρα επίσκεψης', texts: greek, defaultFocusedValue: november },
})

/** The day that the Tab key finds. */
const dayInFocus = () => document.activeElement?.getAttribute('aria-label')

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Δευ'),
    )
    // Previous month, next month, the days.
    for (let press = 0; press < 3; press++) await userEvent.tab()
    await waitFor(() => expect(dayInFocus()).toMatch(/24 Νοεμβρίου 2026/))
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await waitFor(() => expect(dayInFocus()).toMatch(/2 Δεκεμβρίου 2026/))
    await waitFor(() => expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('2'))
  },
})

export const Chosen = meta.story({ args: { defaultValue: november } })

export const WithLimits = meta.story({
  args: {
    defaultValue: november,
    minValue: new CalendarDate(2026, 11, 9),
    maxValue: new CalendarDate(2026, 12, 18),
    description: 'Από Δευτέρα έως Σάββατο, μέχρι τις 18 Δεκεμβρίου.',
  },
})

export const DaysWithReasons = meta.story({
  args: {
    defaultValue: november,
    unavailableReason: (day) => {
      if (getDayOfWeek(day, 'el-GR') === 6) return 'Κλειστά τις Κυριακές'
      return day.day === 26 ? 'Ο ιδιοκτήτης λείπει από την Αθήνα όλη την ημέρα' : undefined
    },
  },
  play: async () => {
    for (let press = 0; press < 3; press++) await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(/λείπει από την Αθήνα/))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-disabled', 'true'))
  },
})

export const WithError = meta.story({ args: { errorMessage: 'Διαλέξτε ημέρα για την επίσκεψη' } })

export const TwoMonths = meta.story({ args: { months: 2, defaultValue: november } })

export const NarrowScreen = meta.story({
  render: (args) => (
    <Narrow>
      <Calendar {...args} months={2} />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Calendar
        label="Besichtigungstermin"
        note="optional"
        description="Terminvereinbarungen sind montags bis samstags möglich."
        errorMessage="Bitte wählen Sie einen Besichtigungstermin aus."
        defaultFocusedValue={november}
        texts={german}
      />
    </Narrow>
  ),
})
