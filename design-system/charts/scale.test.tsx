import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundTicks, scaleOf } from './scale.ts'

describe('roundTicks', () => {
  it.each([
    [0, 1, 3, [0, 0.5, 1]],
    [0, 7, 3, [0, 2, 4, 6, 8]],
    [394_250, 426_750, 4, [390_000, 400_000, 410_000, 420_000, 430_000]],
    [-0.13, 0.32, 4, [-0.2, 0, 0.2, 0.4]],
  ])('from %d to %d in about %d steps', (low, high, count, ticks) => {
    expect(roundTicks(low, high, count)).toEqual(ticks)
  })

  it('holds the values between its ends, in a few steps of 1, 2 or 5', () => {
    const whole = fc.integer({ min: -1e9, max: 1e9 })
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1e9 }), (low, span) => {
        const ticks = roundTicks(low, low + span, 4)
        expect(ticks[0]).toBeLessThanOrEqual(low)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span)
        expect(ticks.length).toBeGreaterThan(2)
        expect(ticks.length).toBeLessThan(10)
        const step = ((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)) / (ticks.length - 1)
        expect(Number(step.toPrecision(3)).toExponential()).toMatch(/^[125]e/)
      }),
    )
  })
})

it('scaleOf lays one value alone in the middle', () => {
  expect(scaleOf([5, 5], [100, 0])(5)).toBe(50)
  expect(scaleOf([0, 10], [100, 0])(2)).toBe(80)
})
