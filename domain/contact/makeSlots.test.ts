import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultVisitHours, makeSlots, slotAt } from './makeSlots.ts'
import type { VisitHours } from './Slots.ts'
import { runs } from '../../tests/properties/runs.ts'

const dayMs = 86_400_000
const everyHour: readonly VisitHours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: 0,
  until: 1440,
  isInstant: false,
}))

/** The clock of Athens by Intl: independent of the code under test. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens',
  weekday: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
function wall(at: number) {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const minute = Number(parts['hour']) * 60 + Number(parts['minute'])
  return { weekday: weekdays.indexOf(parts['weekday'] ?? '') + 1, minute, day: parts['day'] ?? '' }
}
const onDay = (day: string, from: number) =>
  makeSlots(everyHour, from)
    .map(({ start }) => wall(start))
    .filter((slot) => slot.day === day)
    .map(({ minute }) => minute)

const hours = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    from: fc.integer({ min: 0, max: 47 }),
    length: fc.integer({ min: 1, max: 20 }),
    isInstant: fc.boolean(),
  })
  .map(({ weekday, from, length, isInstant }) => ({
    weekday,
    from: from * 30,
    until: Math.min(1440, (from + length) * 30),
    isInstant,
  }))

/** A fortnight around each change of the clocks. */
const around = fc.oneof(
  ...['2026-03-29', '2026-10-25', '2027-03-28'].map((day) =>
    fc.integer({ min: -16 * dayMs, max: 2 * dayMs }).map((ms) => Date.parse(day) + ms),
  ),
)

describe('times for a visit', () => {
  it('are all those that fall into the hours, and no others', () => {
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 4 }), around, (week, now) => {
        const starts = makeSlots(week, now).map(({ start }) => start)
        expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other))
        const expected: number[] = []
        // Minute by minute, so that nothing rests on the grid of the code.
        for (
          let at = Math.ceil((now + 2 * 3_600_000) / 60_000) * 60_000;
          at < now + 14 * dayMs;
          at += 60_000
        ) {
          if (at % 1_800_000 !== 0) continue
          const { weekday, minute } = wall(at)
          if (week.some((one) => one.weekday === weekday && one.from <= minute && minute + 30 <= one.until))
            expected.push(at)
        }
        expect(starts).toEqual(expected)
        const known = new Set(starts)
        for (let at = starts[0] ?? now; at < now + 15 * dayMs; at += 17 * 60_000 + 1_782_000)
          expect(slotAt(week, now, at) !== undefined).toBe(known.has(at))
      }),
      { numRuns: runs(40) },
    )
  })

  it.each([
    ['2026-03-29', '29'],
    ['2027-03-28', '28'],
  ])('leave out the hour that the night of %s skips', (date, day) => {
    const minutes = onDay(day, Date.parse(date) - 3 * dayMs)
    expect(minutes).toHaveLength(46)
    expect(minutes).toContain(150)
    expect(minutes).not.toContain(180)
    expect(minutes).not.toContain(210)
    expect(minutes).toContain(240)
  })

  it('offer the hour that the night of 25 October repeats twice, as two moments', () => {
    const minutes = onDay('25', Date.parse('2026-10-22'))
    expect(minutes).toHaveLength(50)
    expect(minutes.filter((minute) => minute === 180)).toHaveLength(2)
  })

  it('include a leap day', () => {
    const minutes = onDay('29', Date.parse('2028-02-27T00:00:00Z'))
    expect(minutes).toHaveLength(48)
    expect(wall(Date.parse('2028-02-29T08:00:00Z'))).toEqual({ weekday: 2, minute: 600, day: '29' })
  })

  it('are the same moments after a clock was put back an hour: none moves, and none that was offered is lost', () => {
    const now = Date.parse('2026-10-24T21:10:00Z')
    const before = makeSlots(everyHour, now).map(({ start }) => start)
    const after = makeSlots(everyHour, now - 3_600_000).map(({ start }) => start)
    const end = now - 3_600_000 + 14 * dayMs
    expect(after.slice(2)).toEqual(before.filter((start) => start < end))
  })

  it('are Monday to Saturday, nine to eight, by default', () => {
    const slots = makeSlots(defaultVisitHours, Date.parse('2026-11-23T04:00:00Z')).map(({ start }) =>
      wall(start),
    )
    expect(new Set(slots.map(({ weekday }) => weekday))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(Math.min(...slots.map(({ minute }) => minute))).toBe(540)
    expect(Math.max(...slots.map(({ minute }) => minute))).toBe(1170)
    expect(slots).toHaveLength(12 * 22)
  })
})
