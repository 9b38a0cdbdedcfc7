import { describe, expect, it } from 'vitest'
import type { VisitHours } from './Slots.ts'
import { areVisitHours } from './visitHoursRules.ts'

const span = (weekday: number, from: number, until: number): VisitHours => ({
  weekday,
  from,
  until,
  isInstant: false,
})

describe('hours for visits', () => {
  it.each([
    ['none', []],
    ['a whole day', [span(7, 0, 1440)]],
    ['two that meet', [span(1, 540, 720), span(1, 720, 780)]],
    ['the same on two days', [span(1, 540, 720), span(2, 540, 720)]],
  ])('can be %s', (_, hours) => expect(areVisitHours(hours)).toBe(true))

  it.each([
    ['a day that is none', [span(0, 540, 720)]],
    ['an eighth day', [span(8, 540, 720)]],
    ['nothing long', [span(1, 540, 540)]],
    ['the wrong way round', [span(1, 720, 540)]],
    ['off the grid', [span(1, 545, 720)]],
    ['past midnight', [span(1, 1380, 1470)]],
    ['before midnight', [span(1, -30, 60)]],
    ['a fraction', [span(1, 540.5, 720)]],
    ['two that overlap', [span(1, 540, 720), span(1, 690, 780)]],
    ['more than a week holds', Array.from({ length: 200 }, () => span(1, 0, 30))],
  ])('cannot be %s', (_, hours) => expect(areVisitHours(hours)).toBe(false))
})
