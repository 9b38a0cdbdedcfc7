import { describe, expect, it } from 'vitest'
import { alikeDays, areOpeningHours, readDay, writeDay } from './profile.ts'

const span = (from: number, until: number, weekday = 1) => ({ weekday, from, until })

describe('hours of an office', () => {
  it.each([
    ['', []],
    ['9-14', [span(540, 840)]],
    ['09:00–14:00, 17:00–20:30', [span(540, 840), span(1020, 1230)]],
    ['9.30 - 14.00 17-21', [span(570, 840), span(1020, 1260)]],
    ['0-24', [span(0, 1440)]],
  ])('are read from “%s”', (text, expected) => expect(readDay(text, 1)).toEqual(expected))

  it.each(['closed', '14-9', '9-15, 14-18', '9:75-12', '9-25', '9-10, 11-12, 13-14, 15-16', '9-'])(
    'are not read from “%s”',
    (text) => expect(readDay(text, 1)).toBeUndefined(),
  )

  it('are written as they are read', () => {
    const hours = [span(1020, 1230), span(540, 840), span(600, 660, 2)]
    expect(writeDay(hours, 1)).toBe('09:00–14:00, 17:00–20:30')
    expect(readDay(writeDay(hours, 1), 1)).toEqual([span(540, 840), span(1020, 1230)])
    expect(writeDay(hours, 7)).toBe('')
  })

  it('are of the seven days, and do not overlap', () => {
    expect(areOpeningHours([span(540, 840), span(840, 900)])).toBe(true)
    expect(areOpeningHours([span(540, 840), span(830, 900)])).toBe(false)
    expect(areOpeningHours([span(540, 840, 8)])).toBe(false)
  })
})

it('has days that follow one another with the same hours together', () => {
  const nine = (weekday: number) => ({ weekday, from: 540, until: 1020 })
  expect(alikeDays([...[1, 2, 3, 5].map(nine), { weekday: 6, from: 600, until: 840 }])).toEqual([
    { first: 1, last: 3, hours: '09:00–17:00' },
    { first: 4, last: 4, hours: '' },
    { first: 5, last: 5, hours: '09:00–17:00' },
    { first: 6, last: 6, hours: '10:00–14:00' },
    { first: 7, last: 7, hours: '' },
  ])
  expect(alikeDays([])).toEqual([{ first: 1, last: 7, hours: '' }])
})
