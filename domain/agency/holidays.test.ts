import { describe, expect, it } from 'vitest'
import { holidayNames, holidaysFrom, holidaysOf, orthodoxEaster } from './holidays.ts'

describe('public holidays of Greece', () => {
  it.each([
    [2019, '2019-04-28'],
    [2020, '2020-04-19'],
    [2021, '2021-05-02'],
    [2022, '2022-04-24'],
    [2023, '2023-04-16'],
    [2024, '2024-05-05'],
    [2025, '2025-04-20'],
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
    [2030, '2030-04-28'],
  ])('have their Easter of %i', (year, date) =>
    expect(orthodoxEaster(year).toISOString().slice(0, 10)).toBe(date),
  )

  it('are all there, in order, each on its day of the week', () => {
    const all = holidaysOf(2026)
    expect(new Set(all.map(({ name }) => name))).toEqual(new Set(holidayNames))
    expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).toSorted())
    const dates = Object.fromEntries(all.map(({ name, date }) => [name, date]))
    expect(dates).toMatchObject({
      cleanMonday: '2026-02-23',
      goodFriday: '2026-04-10',
      easterMonday: '2026-04-13',
      whitMonday: '2026-06-01',
    })
  })

  it('are told for the days to come, over the turn of the year', () => {
    expect(holidaysFrom('2026-12-20', 30).map(({ name }) => name)).toEqual([
      'christmas',
      'secondChristmas',
      'newYear',
      'epiphany',
    ])
    expect(holidaysFrom('2026-11-01', 30)).toEqual([])
    expect(holidaysFrom('2026-12-25', 0).map(({ name }) => name)).toEqual(['christmas'])
  })
})
