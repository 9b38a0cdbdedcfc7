import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tiers } from '../listing/vocabularies/market.ts'
import { basicFields, countStated, meritOf, mostPoints, rankingPoints, scoreOf } from './relevance.ts'

const now = new Date('2026-11-22T10:00:00Z')
const facts = fc.record({
  stated: fc.integer({ min: 0, max: basicFields.length }),
  pictures: fc.integer({ min: 0, max: 40 }),
  confirmedAt: fc.date({ min: new Date('2024-01-01T00:00:00Z'), max: now, noInvalidDate: true }),
})

describe('relevance', () => {
  it('is a hundred points at the best', () => {
    expect(meritOf({ stated: 10, pictures: 10, confirmedAt: now }, now)).toBe(1)
    expect(Object.values(mostPoints).reduce((sum, points) => sum + points, 0)).toBe(100)
  })

  it('counts freshness half after a week', () => {
    const week = new Date(now.getTime() - 7 * 86_400_000)
    expect(meritOf({ stated: 0, pictures: 0, confirmedAt: week }, now)).toBeCloseTo(0.175, 9)
  })

  it('counts what is stated, zero and "no" too', () => {
    const silent = Object.fromEntries(basicFields.map((field) => [field, null])) as Record<
      (typeof basicFields)[number],
      unknown
    >
    expect(countStated(silent)).toBe(0)
    expect(countStated({ ...silent, price: 1, floor: 0 })).toBe(2)
  })

  it('is explained by parts that come to what the index sorts by', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...tiers.names), ({ stated, pictures, confirmedAt }, tier) => {
        const merit = Math.fround(meritOf({ stated, pictures, confirmedAt }, now))
        const parts = rankingPoints({ merit, stated, pictures, tier })
        const sum = Object.values(parts ?? {}).reduce((total, points) => total + points, 0)
        expect(sum).toBeCloseTo(scoreOf({ merit, tier }) * 100, 3)
      }),
    )
  })

  it('is not explained where the parts do not come to it', () => {
    expect(rankingPoints({ merit: 0.1, stated: 10, pictures: 10, tier: 'none' })).toBeUndefined()
    expect(rankingPoints({ merit: 0.99, stated: 0, pictures: 0, tier: 'none' })).toBeUndefined()
  })
})
