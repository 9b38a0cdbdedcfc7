import { expect, userEvent, waitFor } from 'storybook/test'
import { VisitTimes } from '#design-system/dates/VisitTimes/VisitTimes.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { germanSlots, greekSlots } from './texts.ts'
import { week } from './visits.ts'

const meta = preview.meta({
  component: VisitTimes,
  args: {
    label: 'Επόμενες ελεύθερες ώρες',
    days: week,
    timeZone: 'Europe/Athens',
    range: greekSlots.range,
    onPick: () => undefined,
  },
})

export const NextDays = meta.story({
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: 'Πέμπτη 26 Νοεμβρίου' })
    await userEvent.click(day)
    await waitFor(() => expect(day).toHaveAttribute('aria-pressed', 'true'))
    await canvas.findByText('16:00')
  },
})

export const LongGreekText = meta.story({
  render: (args) => (
    <Narrow>
      <VisitTimes {...args} />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: (args) => (
    <Narrow>
      <VisitTimes {...args} label="Nächste freie Besichtigungstermine" range={germanSlots.range} />
    </Narrow>
  ),
})
