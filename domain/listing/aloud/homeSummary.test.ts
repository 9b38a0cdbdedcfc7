import { describe, expect, it } from 'vitest'
import { amenities } from '../vocabularies/amenities.ts'
import { homeSummary, type SummaryFacts } from './homeSummary.ts'

const nothingStated: SummaryFacts = {
  category: 'residential',
  typology: 'apartment',
  contract: 'sale',
  price: null,
  surface: null,
  plot: null,
  bedrooms: null,
  bathrooms: null,
  floor: null,
  builtYear: null,
  condition: null,
  energyClass: null,
  energyState: null,
  heatingSystem: null,
  amenities: Object.fromEntries(amenities.map((name) => [name, null])) as SummaryFacts['amenities'],
  dealBreakers: [],
  views: [],
  garden: null,
  parkingKind: null,
  renovatedYear: null,
  more: {},
}
const of = (facts: Partial<SummaryFacts>) => homeSummary({ ...nothingStated, ...facts })

describe('what is missing', () => {
  it('is what such a property must have', () => {
    expect(of({}).missing).toEqual([
      'surface',
      'bedrooms',
      'bathrooms',
      'floor',
      'builtYear',
      'condition',
      'energyClass',
      'heatingSystem',
      'lift',
    ])
    expect(of({ typology: 'villa' }).missing).not.toContain('lift')
    expect(of({ typology: 'villa' }).missing).toContain('plot')
    expect(of({ typology: 'land', category: 'land' }).missing).toEqual(['plot'])
    expect(of({ typology: 'land', category: 'land', surface: 900 }).missing).toEqual([])
    expect(of({ typology: 'garage', category: 'garage' }).missing).toEqual(['surface'])
    expect(of({ typology: 'office', category: 'commercial' }).missing).not.toContain('bedrooms')
  })

  it('is not what was answered with no, or what the law does not ask for', () => {
    const answered = of({
      amenities: { ...nothingStated.amenities, lift: false },
      energyState: 'notRequired',
    })
    expect(answered.missing).not.toContain('lift')
    expect(answered.missing).not.toContain('energyClass')
    expect(of({ bedrooms: 0 }).missing).not.toContain('bedrooms')
  })
})

describe('what is special', () => {
  it('is what was stated, the weightiest first, five at most', () => {
    const { special } = of({
      views: ['sea'],
      garden: 'private',
      parkingKind: 'box',
      renovatedYear: 2020,
      energyClass: 'A',
      amenities: { ...nothingStated.amenities, pool: true, lift: true },
    })
    expect(special.map((one) => ('name' in one ? one.name : one.kind))).toEqual([
      'sea',
      'pool',
      'private',
      'parking',
      'energy',
    ])
  })

  it('begins with what should be known before all, however much it is', () => {
    const dealBreakers = ['occupied', 'bareOwnership', 'undividedShare', 'auction'] as const
    const { special } = of({ dealBreakers, views: ['sea', 'park'] })
    expect(special.slice(0, 4)).toEqual(dealBreakers.map((name) => ({ kind: 'dealBreaker', name })))
    expect(special).toHaveLength(5)
  })

  it('is nothing that was denied or not stated', () => {
    const { special } = of({ energyClass: 'G', amenities: { ...nothingStated.amenities, pool: false } })
    expect(special).toEqual([])
  })
})

describe('the price', () => {
  it.each([
    [{}, { kind: 'none' }],
    [{ price: 200_000 }, { kind: 'sale', price: 200_000, perArea: null }],
    [
      { price: 200_000, surface: 80 },
      { kind: 'sale', price: 200_000, perArea: 2500 },
    ],
    [
      { price: 650, contract: 'rent' },
      { kind: 'rent', price: 650, charges: null },
    ],
    [
      { price: 650, contract: 'rent', more: { commonCharges: 40 } },
      { kind: 'rent', price: 650, charges: 40 },
    ],
    [
      { price: 90_000, contract: 'auction', surface: 80 },
      { kind: 'auction', price: 90_000 },
    ],
  ] as const)('of %o', (facts, price) => {
    expect(of(facts).price).toEqual(price)
  })
})
