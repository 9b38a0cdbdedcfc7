import { describe, expect, it } from 'vitest'
import { enfiaOf, type TaxedHome } from './enfia.ts'

const day = '2026-11-27'
const flat: TaxedHome = {
  category: 'residential',
  zonePrice: 1500,
  zonePriceDay: '2024-05-01',
  area: 120,
  builtYear: 2018,
  floor: 10,
}

describe('the tax of a year', () => {
  it('is what a printed example says: 120 m² of the first floor, eight years old, at 1,500 €', () => {
    // 403.20 before the reduction of 30 %, which leaves the 282.24 of the example.
    expect(enfiaOf(flat, day)).toMatchObject({ low: expect.closeTo(403.2), rate: 2.8 })
  })

  it.each([
    [750, 2],
    [751, 2.8],
    [2500, 3.7],
    [2501, 4.5],
    [3500, 7.6],
    [4000, 9.2],
    [4500, 11.1],
    [5000, 13.4],
    [5001, 16.2],
  ])('at a zone price of %i has a rate of %d', (zonePrice, rate) => {
    expect(enfiaOf({ ...flat, area: 50, zonePrice }, day)?.rate).toBe(rate)
  })

  it.each([
    [2022, 1.25],
    [2021, 1.2],
    [2012, 1.15],
    [2007, 1.1],
    [2001, 1.05],
    [2000, 1],
    [1930, 1],
  ])('of a building of %i goes by %d', (builtYear, factor) => {
    expect(enfiaOf({ ...flat, builtYear }, day)?.low).toBeCloseTo(336 * factor)
  })

  it.each([
    [-20, 0.98],
    [0, 1],
    [10, 1],
    [20, 1.01],
    [50, 1.02],
    [60, 1.03],
    [990, 1.03],
  ])('on the floor %i goes by %d', (floor, factor) => {
    expect(enfiaOf({ ...flat, builtYear: 1990, floor }, day)?.low).toBeCloseTo(336 * factor)
  })

  it('lies between two amounts where the floor, the streets or the age leave them open', () => {
    expect(enfiaOf({ ...flat, builtYear: 1920, floor: null }, day)).toEqual({
      low: expect.closeTo(336 * 0.7 * 0.98),
      high: expect.closeTo(336 * 0.8 * 1.03 * 1.02),
      middle: Math.round(336 * 0.75 * 1.005 * 1.01),
      rate: 2.8,
    })
  })

  it.each([
    ['without a zone price', { ...flat, zonePrice: undefined }, day],
    ['without its day', { ...flat, zonePriceDay: undefined }, day],
    ['without an area', { ...flat, area: null }, day],
    ['without the year of construction', { ...flat, builtYear: null }, day],
    ['of a shop', { ...flat, category: 'shops' }, day],
    ['of more than 500 m²', { ...flat, zonePrice: 500, area: 501 }, day],
    ['of what is worth more than another scale begins at', { ...flat, zonePrice: 4000, area: 101 }, day],
    ['before the scale', { ...flat, zonePriceDay: '2021-06-01' }, '2021-12-31'],
    ['once the zone prices may have changed', flat, '2028-01-01'],
  ] as const)('is not estimated %s', (_, home, on) => expect(enfiaOf(home, on)).toBeUndefined())
})
