import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  VisitSlotPicker,
  type VisitSlotPickerProps,
} from '#design-system/dates/VisitSlotPicker/VisitSlotPicker.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { germanSlots, greekSlots } from './texts.ts'
import { clocksChange, week } from './visits.ts'

const meta = preview.meta({ component: VisitSlotPicker })

function Visits({ value: initial = [], ...rest }: Partial<VisitSlotPickerProps>) {
  const [value, setValue] = useState(initial)
  return (
    <VisitSlotPicker
      label="Πότε μπορείτε να το δείτε;"
      description="Ώρα Ελλάδας. Προτείνετε έως τρεις ώρες· ο αγγελιοδότης επιβεβαιώνει μία."
      days={week}
      timeZone="Europe/Athens"
      most={3}
      name="slot"
      texts={greekSlots}
      {...rest}
      value={value}
      onChange={setValue}
    />
  )
}

/** A newer message would replace it: of two quick ones only the last is announced. */
const isSaid = (text: string) =>
  waitFor(() => expect(document.getElementById('announcer-polite')).toHaveTextContent(text))

export const SeveralDays = meta.story({
  render: () => <Visits />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const slot = (name: RegExp) => canvas.findByRole('option', { name })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Τρίτη 24 Νοεμβρίου/ })).toHaveFocus())
    // Past the buttons beside the day, into its slots.
    for (let press = 0; press < 3; press++) await userEvent.tab()
    await waitFor(async () => expect(await slot(/24 Νοεμβρίου, 10:00/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight} ')
    await isSaid('Προτείνετε 1 από 3 ώρες')
    await userEvent.keyboard('{PageDown}')
    const nextDay = await slot(/Τετάρτη 25 Νοεμβρίου, 10:30 έως 11:00/)
    await waitFor(() => expect(nextDay).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Προτείνετε 2 από 3 ώρες' })).toBeVisible())
    await isSaid('Προτείνετε 2 από 3 ώρες')
    // Over the Sunday that has none.
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}')
    await waitFor(async () => expect(await slot(/Δευτέρα 30 Νοεμβρίου, 10:30/)).toHaveFocus())
  },
})

export const Chosen = meta.story({ render: () => <Visits value={['2026-11-24-1', '2026-11-30-0']} /> })

export const Full = meta.story({
  render: () => <Visits value={['2026-11-24-0', '2026-11-24-1', '2026-11-26-4']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const refused = canvas.getByRole('option', { name: /24 Νοεμβρίου, 11:30/ })
    await userEvent.click(refused)
    await waitFor(() => expect(refused).toHaveAttribute('aria-selected', 'false'))
    await waitFor(() => expect(canvas.getByText(/Αφαιρέστε μία/)).toBeVisible())
  },
})

export const WithError = meta.story({
  render: () => <Visits errorMessage="Διαλέξτε τουλάχιστον μία ώρα για την επίσκεψη" />,
})

export const NoVisits = meta.story({ render: () => <Visits days={[]} /> })

export const ClocksGoForward = meta.story({
  render: () => (
    <Visits days={clocksChange('2026-03-28', '2026-03-29', '2026-03-30')} value={['2026-03-29-1']} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /29 Μαρτίου/ }))
  },
})

export const ClocksGoBack = meta.story({
  render: () => (
    <Visits days={clocksChange('2026-10-24', '2026-10-25', '2026-10-26')} value={['2026-10-25-4']} />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /25 Οκτωβρίου/ }))
  },
})

export const NarrowScreen = meta.story({
  render: () => (
    <Narrow>
      <Visits value={['2026-11-24-1', '2026-11-30-0']} />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <Visits
        label="Wann möchten Sie die Immobilie besichtigen?"
        description="Alle Uhrzeiten in osteuropäischer Zeit. Schlagen Sie bis zu drei Besichtigungstermine vor."
        texts={germanSlots}
        value={['2026-11-24-1', '2026-11-26-0', '2026-11-30-0']}
      />
    </Narrow>
  ),
})
