import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastStop, rangeAfter, thumbsFor } from './range.ts'

const line = fc
  .record({
    minValue: fc.integer({ min: 0, max: 1000 }),
    steps: fc.integer({ min: 1, max: 200 }),
    step: fc.integer({ min: 1, max: 5000 }),
    odd: fc.nat(4999),
  })
  .map(({ minValue, steps, step, odd }) => ({
    minValue,
    step,
    maxValue: minValue + steps * step + (odd % step),
  }))
const end = fc.option(fc.integer({ min: -10_000, max: 2_000_000 }), { nil: undefined })
const range = fc.record({ from: end, to: end })

describe('thumbs', () => {
  it('never cross, and are on the steps of their track', () => {
    fc.assert(
      fc.property(range, line, (value, on) => {
        const [low, high] = thumbsFor(value, on)
        expect(low).toBeLessThanOrEqual(high)
        for (const place of [low, high]) {
          expect((place - on.minValue) % on.step).toBe(0)
          expect(place).toBeGreaterThanOrEqual(on.minValue)
          expect(place).toBeLessThanOrEqual(lastStop(on))
        }
      }),
    )
  })

  it('are at the ends while the range is open', () => {
    fc.assert(
      fc.property(line, (on) => {
        expect(thumbsFor({}, on)).toEqual([on.minValue, lastStop(on)])
      }),
    )
  })

  it('change nothing while none of them moves', () => {
    fc.assert(
      fc.property(range, line, (value, on) => {
        expect(rangeAfter(value, thumbsFor(value, on), on)).toEqual(value)
      }),
    )
  })

  it('move one end and leave the other typed value unchanged', () => {
    const prices = { minValue: 0, maxValue: 1_000_000, step: 10_000 }
    expect(rangeAfter({ from: 123_456, to: undefined }, [120_000, 300_000], prices)).toEqual({
      from: 123_456,
      to: 300_000,
    })
  })

  it('open the range where they reach an end', () => {
    const prices = { minValue: 0, maxValue: 1_000_000, step: 10_000 }
    expect(rangeAfter({ from: 50_000, to: 300_000 }, [0, 300_000], prices).from).toBeUndefined()
    expect(rangeAfter({ from: 50_000, to: 300_000 }, [50_000, 1_000_000], prices).to).toBeUndefined()
  })
})
