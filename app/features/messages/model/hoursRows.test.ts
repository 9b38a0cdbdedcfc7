import { expect, it } from 'vitest'
import { brokenRows, clock, hoursOf, rowsOf, times, withSpan } from './hoursRows.ts'

const monday = { weekday: 1, from: 600, until: 840, isInstant: false }

it('writes minutes as a clock, up to midnight', () => {
  expect([0, 605, 1440].map(clock)).toEqual(['00:00', '10:05', '24:00'])
})

it('offers half hours, and the time that is kept though it is none of them', () => {
  expect(times(600)).toHaveLength(49)
  expect(times(605)).toContain(605)
})

it('puts spans in order, and gives back what it was given', () => {
  const later = { ...monday, from: 1020, until: 1200, isInstant: true }
  expect(hoursOf(rowsOf([later, monday]))).toEqual([monday, later])
})

it('finds spans that end before they begin or overlap another of their day', () => {
  const rows = rowsOf([monday, { ...monday, from: 800, until: 900 }, { ...monday, weekday: 2, until: 600 }])
  expect(brokenRows(rows)).toEqual([0, 1, 2])
  expect(brokenRows(rowsOf([monday, { ...monday, from: 840, until: 900 }]))).toEqual([])
})

it('adds a span that breaks nothing, as long as the day has room', () => {
  const rows = withSpan(withSpan(rowsOf([]), 3), 3)
  expect(hoursOf(rows)).toEqual([
    { weekday: 3, from: 600, until: 840, isInstant: false },
    { weekday: 3, from: 870, until: 990, isInstant: false },
  ])
  expect(brokenRows(rows)).toEqual([])
})
