import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highestTier, offers, paidTiers, refundOf, vatWithin } from './offers.ts'

const day = 86_400_000
const at = (days: number) => new Date(Date.UTC(2026, 10, 1) + days * day)
const period = { startsAt: at(0), endsAt: at(30) }

describe('what a consumer gets back', () => {
  it('is all of it before it began, or where it was not to begin at once', () => {
    expect(refundOf(3000, true, { ...period, now: at(-1) })).toBe(3000)
    expect(refundOf(3000, false, { ...period, now: at(10) })).toBe(3000)
  })
  it('is the days that are left afterwards', () => {
    expect(refundOf(3000, true, { ...period, now: at(3) })).toBe(2700)
    expect(refundOf(3000, true, { ...period, now: at(31) })).toBe(0)
  })
  it('is never more than was paid, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: -10, max: 60 }), (amount, days) => {
        const refund = refundOf(amount, true, { ...period, now: at(days) })
        expect(refund).toBeGreaterThanOrEqual(0)
        expect(refund).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

describe('offers', () => {
  it('cost more the higher they are', () => {
    const amounts = paidTiers.map((tier) => offers[tier].amount)
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  })
  it('have their VAT within', () => expect(vatWithin(12_400)).toBe(2400))
  it('leave the highest of several, or none', () => {
    expect(highestTier([1, 4, 2])).toBe('vetrina')
    expect(highestTier([])).toBe('none')
  })
})
