import { expect, it } from 'vitest'
import { monthAt, monthFrom, monthsBefore } from './months.ts'
import { isMonth } from './isMonth.ts'

it.each([
  ['2026-11-30T21:59:59Z', '2026-11', '2026-11-30'],
  // Greek midnight.
  ['2026-11-30T22:00:00Z', '2026-12', '2026-12-01'],
  ['2026-06-30T21:00:00Z', '2026-07', '2026-07-01'],
])('%s is in %s', (at, month, day) => expect(monthAt(new Date(at))).toEqual({ month, day }))

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -35, '2023-12'],
])('counts from %s by %i', (month, by, expected) => expect(monthFrom(month, by)).toBe(expected))

it('lists months, oldest first', () =>
  expect(monthsBefore('2026-01', 3)).toEqual(['2025-11', '2025-12', '2026-01']))

it.each(['2026-00', '2026-13', '2026-1', '26-11', '2026-11-01', ''])('knows %j to be no month', (text) =>
  expect(isMonth(text)).toBe(false),
)
