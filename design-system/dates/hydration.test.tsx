import { CalendarDate, Time } from '@internationalized/date'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { week } from '#stories/dates/visits.ts'
import { germanSlots, greek } from '#stories/dates/texts.ts'
import { DesignSystemProvider } from '../foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { Calendar } from './Calendar/Calendar.tsx'
import { DateField } from './DateField/DateField.tsx'
import { DatePicker } from './DatePicker/DatePicker.tsx'
import { DateRangePicker } from './DateRangePicker/DateRangePicker.tsx'
import { RangeCalendar } from './RangeCalendar/RangeCalendar.tsx'
import { TimeField } from './TimeField/TimeField.tsx'
import { VisitSlotPicker } from './VisitSlotPicker/VisitSlotPicker.tsx'
import { complaintsOfHydration } from '../testing/hydrate.tsx'

const day = new CalendarDate(2026, 11, 24)
const range = { start: day, end: day.add({ days: 9 }) }

const everything = (
  <DesignSystemProvider locale="el-GR">
    <form>
      <DateField label="Λήξη" name="end" defaultValue={day} />
      <TimeField label="Από" name="from" defaultValue={new Time(9, 30)} />
      <DatePicker label="Διαθέσιμο" name="available" defaultValue={day} texts={greek} />
      <DateRangePicker label="Διαμονή" startName="a" endName="b" defaultValue={range} texts={greek} />
      <Calendar label="Ημέρα" defaultValue={day} texts={greek} />
      <RangeCalendar label="Διαμονή" defaultValue={range} texts={greek} />
      <VisitSlotPicker
        label="Επίσκεψη"
        days={week}
        timeZone="Europe/Athens"
        value={['2026-11-24-1']}
        onChange={() => {}}
        most={3}
        name="slot"
        texts={germanSlots}
      />
    </form>
  </DesignSystemProvider>
)

const place = () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(everything)
  return root
}

afterEach(() => document.body.replaceChildren())

it('submits every date from the server markup, before any script ran', () => {
  const form = place().querySelector('form')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    end: '2026-11-24',
    from: '09:30:00',
    available: '2026-11-24',
    a: '2026-11-24',
    b: '2026-12-03',
    slot: '2026-11-24-1',
  })
})

it('hydrates without a warning, also where the browser has room for more months than the server drew', async () => {
  expect(await complaintsOfHydration(place(), everything)).toEqual([])
})
