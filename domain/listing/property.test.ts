import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEW_AGAIN_WEEKS } from './newAgain.ts'
import { type KnownAd, propertyOf } from './property.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000)

const ad = (more: Partial<KnownAd> = {}, facts: Partial<KnownAd['facts']> = {}): KnownAd => ({
  property: 1,
  reference: null,
  goneAt: null,
  createdAt: day(200),
  ...more,
  facts: {
    publisher: 7,
    contract: 'sale',
    category: 'residential',
    typology: 'apartment',
    municipality: 5,
    zone: 51,
    price: 200_000,
    surface: 80,
    bedrooms: 2,
    floor: 30,
    bathrooms: 1,
    energyBand: 'medium',
    place: { latitude: 37.97, longitude: 23.75, radius: 150 },
    ...facts,
  },
})

const gone = (days: number, more: Partial<KnownAd> = {}, facts: Partial<KnownAd['facts']> = {}) =>
  ad({ property: 9, createdAt: day(50), goneAt: day(200 - days), ...more }, facts)

describe('the property of an ad', () => {
  it.each([
    ['alone', [], undefined],
    ['another’s ad of the same home', [ad({ property: 4 }, { publisher: 8 })], 4],
    ['another flat of the same advertiser', [ad({ property: 4 })], undefined],
    ['one on another floor', [ad({ property: 4 }, { publisher: 8, floor: 40 })], undefined],
    ['its own ad that was withdrawn', [gone(10)], 9],
    ['its own at a fifth more', [gone(10, {}, { price: 240_000 })], 9],
    ['its own at half the price', [gone(10, {}, { price: 100_000 })], undefined],
    ['its own of long ago', [gone(NEW_AGAIN_WEEKS * 7)], undefined],
    ['its own under the same number', [gone(10, { reference: 'A1' })], 9],
    ['two that may be it', [gone(10), gone(12, { property: 10 })], undefined],
    ['two ads of one property', [gone(10), ad({ property: 9 }, { publisher: 8 })], 9],
  ])('beside %s', (_, others, property) => {
    expect(propertyOf(ad(), others)?.property).toBe(property)
  })

  it('is not that of an ad of the same advertiser under another number', () => {
    expect(propertyOf(ad({ reference: 'A1' }), [gone(10, { reference: 'A2' })])).toBeUndefined()
  })

  it('is not one that was said to be another home', () => {
    expect(propertyOf(ad(), [gone(10)], [9])).toBeUndefined()
  })

  it('is as old as the ad that it goes on with, where the advertiser is the same', () => {
    expect(propertyOf(ad(), [gone(10)])).toEqual({ property: 9, cause: 'return', since: day(50) })
    expect(propertyOf(ad(), [gone(10, {}, { publisher: 8 })])?.since).toBeNull()
  })

  const place = fc.option(
    fc.record({
      latitude: fc.constantFrom(37.97, 37.9701),
      longitude: fc.constant(23.75),
      radius: fc.constantFrom(0, 10, 150, 300, 500),
    }),
    { nil: null },
  )

  it('is never shared by ads that show their place otherwise', () => {
    const holds = fc.property(place, place, fc.boolean(), (one, other, isGone) => {
      const joined = propertyOf(ad({}, { place: one }), [
        isGone ? gone(5, {}, { place: other }) : ad({ property: 9 }, { publisher: 8, place: other }),
      ])
      return joined === undefined || (one !== null && one.radius === other?.radius)
    })
    expect(fc.check(holds).failed).toBe(false)
  })
})
