import { CalendarDate, parseAbsolute, parseDate, toCalendarDate, toZoned } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInFull, slotInFull, slotTimes, type Writing } from './slotWords.ts'
import {
  chosenSlots,
  dayBeside,
  freeCount,
  openingDay,
  pressSlot,
  partOf,
  slotNear,
  slotsByPart,
  spreadOverDay,
  suggestedSlots,
  type VisitDay,
  type VisitSlot,
  visitDays,
} from './visitSlots.ts'

const minute = 60_000
const at = (ms: number) => new Date(ms).toISOString()
const slotAt = (start: number, minutes = 30, isTaken = false): VisitSlot => ({
  id: at(start),
  start: at(start),
  end: at(start + minutes * minute),
  isTaken,
})

/** One after the other for so many hours from a moment of the wall. */
const slotsFrom = (moment: string, timeZone: string, hours: number, minutes = 30) => {
  const first = toZoned(parseDate(moment), timeZone).toDate().getTime()
  return Array.from({ length: (hours * 60) / minutes }, (_, step) =>
    slotAt(first + step * minutes * minute, minutes),
  )
}

const athens = (locale = 'en-GB'): Writing => ({ locale, timeZone: 'Europe/Athens', hourCycle: 24 })
const to = (start: string, end: string) => `${start} to ${end}`
const written = (slots: readonly VisitSlot[], writing = athens()) =>
  slots.map((slot) => {
    const { start, end } = slotTimes(slot, writing)
    return to(start, end)
  })

/** Northern and southern summer time, half an hour of it, none, and an offset of 45 minutes. */
const zones = [
  'Europe/Athens',
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Pacific/Apia',
  'UTC',
]
const zone = fc.constantFrom(...zones)
const days = Array.from({ length: 730 }, (_, at) => new CalendarDate(2026, 1, 1).add({ days: at }))

/** For each zone, the days of two years on which its clocks change. */
const changes = new Map(
  zones.map((timeZone) => {
    const offsets = days.map((day) => toZoned(day, timeZone).offset)
    const changing = days.filter((_, at) => at + 1 < days.length && offsets[at] !== offsets[at + 1])
    return [timeZone, changing.map(String)]
  }),
)

/** Half of the time a day on which clocks change, where there is one. */
const zoneAndDay = zone.chain((timeZone) => {
  const any = fc.constantFrom(...days.map(String))
  const changing = changes.get(timeZone) ?? []
  return fc.tuple(
    fc.constant(timeZone),
    changing.length > 0 ? fc.oneof(any, fc.constantFrom(...changing)) : any,
  )
})

// On quarters of an hour, as visits are, over two years with all their changes of clocks.
const start = fc
  .integer({ min: 0, max: 2 * 365 * 96 })
  .map((quarters) => Date.UTC(2026, 0, 1) + quarters * 15 * minute)
const length = fc.constantFrom(15, 30, 45, 60, 90)
const slot = fc.tuple(start, length, fc.boolean()).map((parts) => slotAt(...parts))
const slots = fc.uniqueArray(slot, { selector: ({ id }) => id, maxLength: 40 })

describe('slotTimes on the days clocks change in Athens', () => {
  it('leaves out the hour that does not exist on 29 March 2026', () => {
    expect(written(slotsFrom('2026-03-29', 'Europe/Athens', 5, 60))).toEqual([
      '00:00 to 01:00',
      '01:00 to 02:00',
      '02:00 UTC+2 to 04:00 UTC+3',
      '04:00 to 05:00',
      '05:00 to 06:00',
    ])
  })

  it('distinguishes the hour that is repeated on 25 October 2026', () => {
    expect(written(slotsFrom('2026-10-25', 'Europe/Athens', 6, 60))).toEqual([
      '00:00 to 01:00',
      '01:00 to 02:00',
      '02:00 to 03:00 UTC+3',
      '03:00 UTC+3 to 03:00 UTC+2',
      '03:00 to 04:00 UTC+2',
      '04:00 to 05:00',
    ])
  })

  it.each(['2027-03-28', '2027-10-31'])('writes no time twice on %s either', (date) => {
    const all = written(slotsFrom(date, 'Europe/Athens', 22))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((words) => words.includes('UTC'))).not.toEqual([])
  })

  it('writes visiting hours of such a day as those of any other', () => {
    const afternoon = (date: string) =>
      visitDays(slotsFrom(date, 'Europe/Athens', 23), 'Europe/Athens')[0]?.slots.filter(
        (each) => parseAbsolute(each.start, 'Europe/Athens').hour >= 9,
      ) ?? []
    expect(written(afternoon('2026-10-25')).slice(0, 2)).toEqual(['09:00 to 09:30', '09:30 to 10:00'])
    expect(written(afternoon('2026-03-29')).slice(0, 2)).toEqual(['09:00 to 09:30', '09:30 to 10:00'])
  })
})

describe('slotTimes in any time zone', () => {
  it('writes different slots of a day differently', () => {
    fc.assert(
      fc.property(zoneAndDay, fc.constantFrom(15, 30, 60), ([timeZone, date], minutes) => {
        const day = visitDays(slotsFrom(date, timeZone, 25, minutes), timeZone)[0]
        const words = written(day?.slots ?? [], { locale: 'el-GR', timeZone, hourCycle: 24 })
        expect(new Set(words).size).toBe(words.length)
      }),
    )
  })

  it('marks nothing on days without a change', () => {
    fc.assert(
      fc.property(zoneAndDay, ([timeZone, date]) => {
        fc.pre(changes.get(timeZone)?.includes(date) !== true)
        const words = written(slotsFrom(date, timeZone, 20), { locale: 'el-GR', timeZone, hourCycle: 24 })
        expect(words.filter((each) => each.includes('UTC'))).toEqual([])
      }),
    )
  })

  it('can be read back to the very moment', () => {
    fc.assert(
      fc.property(slot, zone, (each, timeZone) => {
        const words = slotTimes(each, { locale: 'en-GB', timeZone, hourCycle: 24 })
        const [time = '', ownOffset] = words.start.split(' UTC')
        const [hour = 0, minutes = 0] = time.split(':').map(Number)
        const { year, month, day, offset } = parseAbsolute(each.start, timeZone)
        const wall = Date.UTC(year, month - 1, day, hour, minutes)
        const read = readOffset(ownOffset ?? words.end.split(' UTC')[1]) ?? offset
        expect(wall - read).toBe(Date.parse(each.start))
      }),
    )
  })
})

/** `+5:45` in milliseconds. */
function readOffset(words: string | undefined): number | undefined {
  if (words === undefined) return undefined
  const [hours = 0, minutes = 0] = words.slice(1).split(':').map(Number)
  return (words.startsWith('+') ? 1 : -1) * (hours * 60 + minutes) * minute
}

describe('words', () => {
  const visit = slotAt(Date.UTC(2026, 10, 24, 8, 30))

  it.each([
    ['en-GB', 'Tuesday 24 November, 10:30 to 11:00'],
    ['el-GR', 'Τρίτη 24 Νοεμβρίου, 10:30 to 11:00'],
    ['de-DE', 'Dienstag, 24. November, 10:30 to 11:00'],
  ])('names a slot in full in %s', (locale, words) => {
    expect(slotInFull(visit, athens(locale), to)).toBe(words)
  })

  it('uses twelve hours on request', () => {
    expect(slotTimes(visit, { ...athens('en-US'), hourCycle: 12 }).start).toMatch(/^10:30\sAM$/)
  })

  it('names the given day in any time zone of the machine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), (days) => {
        const date = new CalendarDate(2026, 1, 1).add({ days })
        expect(dayInFull(date.toString(), 'en-GB')).toContain(` ${date.day} `)
      }),
    )
  })
})

describe('visitDays', () => {
  it('holds every slot once, in order, on its day of the time zone', () => {
    fc.assert(
      fc.property(slots, zone, (all, timeZone) => {
        const days = visitDays(all, timeZone)
        const held = days.flatMap((day) => day.slots)
        expect(held.map(({ start }) => start)).toEqual(all.map(({ start }) => start).toSorted())
        for (const day of days)
          for (const each of day.slots)
            expect(toCalendarDate(parseAbsolute(each.start, timeZone)).toString()).toBe(day.date)
        expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].toSorted())
      }),
    )
  })

  it('shows days without visits between the first and the last', () => {
    const days = visitDays([slotAt(Date.UTC(2026, 2, 28, 10))], 'Europe/Athens', {
      first: '2026-03-27',
      last: '2026-03-30',
    })
    expect(days.map(({ date, slots: of }) => [date, of.length])).toEqual([
      ['2026-03-27', 0],
      ['2026-03-28', 1],
      ['2026-03-29', 0],
      ['2026-03-30', 0],
    ])
  })
})

describe('choosing', () => {
  it('never exceeds the maximum, never takes a taken slot, and drops nothing', () => {
    const presses = fc.array(fc.nat(), { maxLength: 60 })
    fc.assert(
      fc.property(slots, presses, fc.integer({ min: 1, max: 5 }), (all, order, most) => {
        let chosen: readonly string[] = []
        for (const press of order) {
          const pressed = all[press % Math.max(1, all.length)]
          if (!pressed) continue
          const isAllowed = chosen.includes(pressed.id) || (pressed.isTaken !== true && chosen.length < most)
          const result = pressSlot(chosen, pressed, most)
          const after = 'chosen' in result ? result.chosen : chosen
          expect(new Set(after).symmetricDifference(new Set(chosen))).toEqual(
            new Set(isAllowed ? [pressed.id] : []),
          )
          expect(after.length).toBeLessThanOrEqual(most)
          expect(new Set(after).size).toBe(after.length)
          chosen = after
        }
      }),
    )
  })

  it('lists what is chosen in order of time, and only what is still there', () => {
    const [early, late] = [slotAt(0), slotAt(60 * minute)] as const
    const days = visitDays([late, early], 'UTC')
    expect(chosenSlots(days, [late.id, 'gone', early.id])).toEqual([early, late])
  })

  it('removes a slot that was taken meanwhile', () => {
    const gone = slotAt(0, 30, true)
    expect(pressSlot([gone.id], gone, 3)).toEqual({ outcome: 'removed', chosen: [] })
  })
})

describe('going from day to day', () => {
  const day = (date: string, ...of: VisitSlot[]): VisitDay => ({ date, slots: of })
  const morning = Date.UTC(2026, 10, 24, 8, 30)
  const nextMorning = morning + 24 * 60 * minute
  const week = [
    day('2026-11-23', slotAt(morning - 24 * 60 * minute, 30, true)),
    day('2026-11-24', slotAt(morning)),
    day('2026-11-25'),
    day('2026-11-26', slotAt(nextMorning + 24 * 60 * minute)),
  ]

  it('passes over days without slots, and past the end starts again', () => {
    expect(dayBeside(week, '2026-11-24', 1)?.date).toBe('2026-11-26')
    expect(dayBeside(week, '2026-11-26', -1)?.date).toBe('2026-11-24')
    expect(dayBeside(week, '2026-11-26', 1)?.date).toBe('2026-11-23')
    expect(dayBeside(week, '2026-11-23', -1)?.date).toBe('2026-11-26')
    expect(dayBeside(week.slice(1, 3), '2026-11-24', 1)).toBeUndefined()
  })

  it('comes back to where it set out', () => {
    fc.assert(
      fc.property(slots, zone, (all, timeZone) => {
        const days = visitDays(all, timeZone)
        fc.pre(days.length > 1)
        const there = days.map(({ date }) => dayBeside(days, date, 1)?.date ?? '')
        const back = there.map((date) => dayBeside(days, date, -1)?.date)
        expect(back).toEqual(days.map(({ date }) => date))
      }),
    )
  })

  it('keeps the time of day, over a change of clocks too', () => {
    const half = (date: string) => toZoned(parseDate(date), 'Europe/Athens').set({ hour: 10, minute: 30 })
    const saturday = slotAt(half('2026-10-24').toDate().getTime())
    const sunday = [9, 10, 11].map((hour) => slotAt(half('2026-10-25').set({ hour }).toDate().getTime()))
    expect(slotNear(day('2026-10-25', ...sunday), saturday, 'Europe/Athens')).toEqual(sunday[1])
  })

  it('opens at the first day that has something to choose', () => {
    expect(openingDay(week)).toBe('2026-11-24')
    expect(openingDay(week.slice(0, 1))).toBe('2026-11-23')
    expect(openingDay([])).toBeUndefined()
    expect(week.map(freeCount)).toEqual([0, 1, 0, 1])
  })
})

describe('parts of the day and suggested times', () => {
  const zone = 'Europe/Athens'
  const day = (date: string, taken = false): VisitDay => ({
    date,
    slots: slotsFrom(date, zone, 24).map((slot) => ({ ...slot, isTaken: taken })),
  })

  it('cuts a day at noon and at five, by the clock of the home', () => {
    const parts = slotsByPart(day('2026-11-24').slots, zone)
    expect(parts.map(({ part, slots }) => [part, slots.length])).toEqual([
      ['morning', 24],
      ['midday', 10],
      ['evening', 14],
    ])
    expect(parts.flatMap(({ slots }) => slots)).toEqual(day('2026-11-24').slots)
    for (const { part, slots } of parts) for (const slot of slots) expect(partOf(slot, zone)).toBe(part)
  })

  it.each([0, 1, 2, 3, 5])('spreads %i times over a day, from its first to its last', (most) => {
    const { slots } = day('2026-11-24')
    const spread = spreadOverDay(slots, most)
    expect(spread).toHaveLength(most)
    // One time is neither the first nor the last.
    expect([spread[0], spread.at(-1)]).toEqual(most > 1 ? [slots[0], slots.at(-1)] : [spread[0], spread[0]])
  })

  it.each([
    [7, 5],
    [4, 4],
    [3, 3],
    [2, 4],
    [1, 3],
    [0, 0],
  ])('of %i days with free times suggests %i, all free and none twice', (count, suggested) => {
    const days = Array.from({ length: count }, (_, at) => day(`2026-11-2${at}`))
    const slots = suggestedSlots([day('2026-11-19', true), ...days], zone)
    expect(slots).toHaveLength(suggested)
    expect(new Set(slots.map(({ id }) => id)).size).toBe(suggested)
    expect(slots.every(({ isTaken }) => isTaken !== true)).toBe(true)
    const parts = new Set(slots.map((slot) => partOf(slot, zone))).size
    expect(parts).toBeGreaterThanOrEqual(count >= 3 ? 3 : Math.min(count, 1))
  })
})
