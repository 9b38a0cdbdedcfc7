import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeGroups } from './homeGroups.ts'
import { type AdFacts, isComparable, isSameHome, tellsPlaceOf } from './sameHome.ts'
import { runs } from '../../tests/properties/runs.ts'

const flat: AdFacts = {
  publisher: 1,
  contract: 'sale',
  category: 'residential',
  typology: 'apartment',
  municipality: 4501,
  zone: 27,
  price: 245_000,
  surface: 96,
  bedrooms: 3,
  floor: 40,
  bathrooms: 1,
  energyBand: null,
  place: { latitude: 37.9642, longitude: 23.7238, radius: 150 },
}
const again: AdFacts = { ...flat, publisher: 2, price: 252_000, surface: 97 }
const plot: AdFacts = {
  ...flat,
  category: 'land',
  typology: 'buildingLand',
  surface: 4000,
  bedrooms: null,
  floor: null,
  bathrooms: null,
  place: { latitude: 37.9642, longitude: 23.7238, radius: 0 },
}

/** A point so many metres north of the flat's, shown as true as that. */
const north = (metres: number, radius: number): AdFacts['place'] => ({
  latitude: 37.9642 + metres / 111_195,
  longitude: 23.7238,
  radius,
})
const exact = { ...flat, place: north(0, 0) }

/** Both ways round: the order of two ads never counts. */
const areOne = (one: AdFacts, other: AdFacts): boolean => {
  expect(isSameHome(other, one)).toBe(isSameHome(one, other))
  return isSameHome(one, other)
}

describe('two ads seem to be of one home', () => {
  it('where two advertisers state the same but for a little', () => {
    expect(areOne(flat, again)).toBe(true)
  })

  const otherwise: readonly (readonly [string, Partial<AdFacts>])[] = [
    ['the publisher is the same', { publisher: 1 }],
    ['the contract differs', { contract: 'rent' }],
    ['the category differs', { category: 'holiday' }],
    ['the kind differs', { typology: 'attic' }],
    ['the municipality differs', { municipality: 4502 }],
    ['no municipality is stated', { municipality: null }],
    ['the zone differs', { zone: 28 }],
    ['only one has a zone', { zone: null }],
    ['the bedrooms differ', { bedrooms: 2 }],
    ['the bedrooms are not stated', { bedrooms: null }],
    ['the price differs by more than a tenth', { price: 273_000 }],
    ['no price is stated', { price: null }],
    ['the area differs by more than 2 m²', { surface: 99 }],
    ['no area is stated', { surface: null }],
    ['the floor differs', { floor: 30 }],
    ['the bathrooms differ', { bathrooms: 2 }],
    ['no place is shown', { place: null }],
    ['the circle is another one', { place: north(212, 150) }],
    ['a point lies outside of the circle', { place: north(160, 0) }],
    ['the place is shown exactly, in the circle of the other', { place: north(140, 0) }],
    ['the circle is a smaller one within', { place: north(40, 60) }],
    ['the circle is a larger one around', { place: north(40, 300) }],
  ]
  it.each(otherwise)('not where %s', (_, change) => {
    expect(areOne(flat, { ...again, ...change })).toBe(false)
  })

  it('not where what is not stated would have to prove it', () => {
    for (const name of ['municipality', 'bedrooms', 'price', 'surface', 'place'] as const)
      expect(areOne({ ...flat, [name]: null }, { ...again, [name]: null })).toBe(false)
  })

  it("but would tell each other's place where one shows it more truly, and only there", () => {
    const radii = fc.constantFrom(0, 60, 150, 300)
    fc.assert(
      fc.property(radii, radii, (radius, other) => {
        const pair = [
          { ...flat, place: north(0, radius) },
          { ...again, place: north(20, other) },
        ] as const
        expect(areOne(...pair)).toBe(radius === other)
        expect(tellsPlaceOf(...pair)).toBe(radius !== other)
      }),
    )
    for (const place of [null, north(300, 500)]) {
      expect(tellsPlaceOf(exact, { ...again, place })).toBe(true)
      expect(tellsPlaceOf({ ...again, place }, exact)).toBe(true)
    }
    expect(tellsPlaceOf(flat, { ...again, floor: 30, place: north(0, 0) })).toBe(false)
    expect(tellsPlaceOf({ ...flat, place: null }, { ...again, place: null })).toBe(false)
  })

  it('with two exact points at most 40 m apart, with one equal detail', () => {
    expect(areOne(exact, { ...again, place: north(39, 0) })).toBe(true)
    expect(areOne(exact, { ...again, place: north(41, 0) })).toBe(false)
    expect(areOne(exact, { ...again, floor: null, place: north(0, 0) })).toBe(true)
    expect(areOne(exact, { ...again, floor: null, bathrooms: null, place: north(0, 0) })).toBe(false)
  })

  it('in a circle with two equal details, and never in a circle that is too wide', () => {
    expect(areOne(flat, { ...again, floor: null })).toBe(false)
    const certified = { ...flat, energyBand: 'medium' } as const
    expect(areOne(certified, { ...again, floor: null, energyBand: 'medium' })).toBe(true)
    expect(areOne(certified, { ...again, energyBand: 'low' })).toBe(false)
    const wide = { place: { latitude: 37.9642, longitude: 23.7238, radius: 500 } }
    expect(areOne({ ...flat, ...wide }, { ...again, ...wide })).toBe(false)
  })

  it('with large areas that differ by 2 %, and plots by their exact place alone', () => {
    expect(areOne(plot, { ...plot, publisher: 2, surface: 4080 })).toBe(true)
    expect(areOne(plot, { ...plot, publisher: 2, surface: 4090 })).toBe(false)
    expect(areOne(plot, { ...plot, publisher: 2, place: north(0, 60) })).toBe(false)
    expect(areOne({ ...flat, surface: 200 }, { ...again, surface: 204 })).toBe(true)
  })

  it('never if all homes of their kind are alike', () => {
    for (const category of ['newConstructions', 'garage', 'rooms', 'coworking', 'auction'] as const) {
      expect(isComparable(category)).toBe(false)
      expect(areOne({ ...flat, category }, { ...again, category })).toBe(false)
    }
  })
})

describe('groups of one home', () => {
  const publisherOf = (id: number) => id % 10
  const pair = (one: number, other: number) => [one, other] as const

  it('hold what is like the first, and not what is only like another', () => {
    expect(homeGroups([pair(3, 2), pair(1, 2), pair(2, 4)], publisherOf)).toEqual([[1, 2]])
    expect(homeGroups([pair(1, 2), pair(3, 4), pair(1, 4), pair(2, 4)], publisherOf)).toEqual([[1, 2, 4]])
    expect(homeGroups([pair(2, 3), pair(1, 2), pair(3, 4)], publisherOf)).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('accept neither of two listings of one publisher, in either order', () => {
    expect(homeGroups([pair(1, 2), pair(1, 12)], publisherOf)).toEqual([])
    expect(homeGroups([pair(2, 13), pair(12, 13)], publisherOf)).toEqual([])
    expect(homeGroups([pair(1, 2), pair(1, 12), pair(1, 3)], publisherOf)).toEqual([[1, 3]])
  })

  it('hold nothing that is like very many', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => pair(1, at + 2))
    const ownPublisher = (id: number) => id
    expect(homeGroups(many(8), ownPublisher)).toHaveLength(1)
    expect(homeGroups(many(9), ownPublisher)).toEqual([])
  })

  it('are disjoint, in order, of different publishers, and the same in any order of pairs', () => {
    const id = fc.integer({ min: 1, max: 40 })
    const pairs = fc
      .uniqueArray(fc.tuple(id, id), {
        maxLength: 60,
        selector: ([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`,
      })
      .map((found) => found.filter(([a, b]) => publisherOf(a) !== publisherOf(b)))
    fc.assert(
      fc.property(pairs, fc.integer(), (found, seed) => {
        const groups = homeGroups(found, publisherOf)
        const all = groups.flat()
        expect(new Set(all).size).toBe(all.length)
        const known = new Set(found.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
        for (const [first, ...others] of groups) {
          expect(others.length).toBeGreaterThan(0)
          expect(others).toEqual(others.toSorted((a, b) => a - b))
          for (const other of others) expect(known.has(`${first} ${other}`)).toBe(true)
          const publishers = [first as number, ...others].map(publisherOf)
          expect(new Set(publishers).size).toBe(publishers.length)
        }
        const shuffled = found
          .map(([a, b], at) => ({
            turned: (at + seed) % 2 === 0 ? ([b, a] as const) : ([a, b] as const),
            at,
          }))
          .sort((a, b) => ((a.at * 7919 + seed) % 101) - ((b.at * 7919 + seed) % 101))
          .map(({ turned }) => turned)
        expect(homeGroups(shuffled, publisherOf)).toEqual(groups)
      }),
      { seed: 51, numRuns: runs(300) },
    )
  })
})
