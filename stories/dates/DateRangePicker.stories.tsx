import { CalendarDate } from '@internationalized/date'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DateRangePicker } from '#design-system/dates/DateRangePicker/DateRangePicker.tsx'
import preview from '../../.storybook/preview.tsx'
import { Narrow } from '../Narrow.tsx'
import { german, greek } from './texts.ts'

const stay = { start: new CalendarDate(2026, 11, 24), end: new CalendarDate(2026, 12, 3) }

const meta = preview.meta({
  component: DateRangePicker,
  args: { label: 'Διαμονή', startName: 'from', endName: 'to', texts: greek },
})

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Άνοιγμα/ }))
  return within(document.body).findByRole('dialog')
}

export const Empty = meta.story({})

export const Filled = meta.story({
  args: { defaultValue: stay },
  play: async ({ canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton')
    await userEvent.tab()
    await waitFor(() => expect(parts[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(parts[3]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvasElement.querySelector('[name=from]')).toHaveValue('2026-11-25'))
    await waitFor(() => expect(canvasElement.querySelector('[name=to]')).toHaveValue('2026-12-02'))
  },
})

export const Open = meta.story({
  args: { defaultValue: stay },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(document.activeElement).toHaveTextContent('24'))
  },
})

export const WithError = meta.story({
  args: { defaultValue: stay, errorMessage: 'Η ελάχιστη διαμονή είναι 14 νύχτες' },
})

export const NarrowScreen = meta.story({
  render: (args) => (
    <Narrow>
      <DateRangePicker {...args} defaultValue={stay} />
    </Narrow>
  ),
})

export const LongGermanText = meta.story({
  globals: { locale: 'de-DE' },
  render: () => (
    <Narrow>
      <DateRangePicker
        label="Mietzeitraum einschließlich An- und Abreisetag"
        errorMessage="Die Mindestmietdauer beträgt vierzehn Übernachtungen."
        defaultValue={stay}
        texts={german}
      />
    </Narrow>
  ),
})
