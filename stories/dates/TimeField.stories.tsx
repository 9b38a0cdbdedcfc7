import { Time } from '@internationalized/date'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TimeField } from '#design-system/dates/TimeField/TimeField.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'

const meta = preview.meta({ component: TimeField, args: { label: 'Επισκέψεις από', name: 'from' } })

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    const [hour, minute] = within(canvasElement).getAllByRole('spinbutton')
    // As a person types: the first announcement of a page takes a tenth of a second.
    const user = userEvent.setup({ delay: 150 })
    await user.tab()
    await waitFor(() => expect(hour).toHaveFocus())
    await user.keyboard('17')
    await waitFor(() => expect(minute).toHaveFocus())
    await user.keyboard('30{ArrowUp}')
    await waitFor(() => expect(canvasElement.querySelector('input')).toHaveValue('17:31:00'))
  },
})

export const Filled = meta.story({ args: { defaultValue: new Time(9, 30) } })

export const TwelveHours = meta.story({ args: { defaultValue: new Time(17, 30), hourCycle: 12 } })

export const WithError = meta.story({
  args: { defaultValue: new Time(23, 30), errorMessage: 'Διαλέξτε ώρα μεταξύ 09:00 και 21:00' },
})

export const NarrowWithLongText = meta.story({
  render: () => (
    <Narrow>
      <TimeField
        label="Ώρα από την οποία μπορούν να τηλεφωνούν οι ενδιαφερόμενοι"
        description="Τις Κυριακές και τις αργίες δεν εμφανίζεται το τηλέφωνό σας."
      />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <TimeField
        label="Frühestmögliche Besichtigungsuhrzeit"
        errorMessage="Bitte geben Sie eine Uhrzeit innerhalb der Geschäftszeiten an."
      />
    </Narrow>
  ),
})
