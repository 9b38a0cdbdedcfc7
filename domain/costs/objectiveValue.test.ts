import { describe, expect, it } from 'vitest'
import { estimateCosts } from './estimateCosts.ts'
import { objectiveValue } from './objectiveValue.ts'

const stated = { zonePrice: 1500, zonePriceDay: '2024-05-01', area: 80 }
const day = '2026-11-27'

describe('the objective value', () => {
  it('is the zone price times the area, at the most', () => expect(objectiveValue(stated, day)).toBe(120_000))

  it.each([
    ['without a zone price', { ...stated, zonePrice: undefined }, day],
    ['without the day of the zone price', { ...stated, zonePriceDay: undefined }, day],
    ['without an area', { ...stated, area: null }, day],
    ['from zone prices that are no longer in force', { ...stated, zonePriceDay: '2021-12-31' }, day],
    ['from a day to come', { ...stated, zonePriceDay: '2026-11-28' }, day],
    ['once the zone prices may have changed', stated, '2028-01-01'],
  ])('is not told %s', (_, zone, on) => expect(objectiveValue(zone, on)).toBeUndefined())

  it('raises the tax to the higher of the two, and never lowers it', () => {
    const flat = { contract: 'sale', category: 'residential', advertiser: 'agency', price: 100_000 } as const
    const tax = (objective: number | undefined) =>
      estimateCosts({ ...flat, objective }, day)?.costs.find(
        ({ coefficient }) => coefficient.name === 'transferTax',
      )
    expect(tax(undefined)).toMatchObject({ low: 3090, high: 3090 })
    expect(tax(120_000)).toMatchObject({ low: 3090, high: 3708 })
    expect(tax(80_000)).toMatchObject({ low: 3090, high: 3090 })
  })
})
