import { describe, expect, it } from 'vitest'
import { greece } from './greece.ts'

const gazetteer = greece()
const athens = gazetteer.bySlug('city', 'athina')!
const kolonaki = gazetteer.bySlug('cityZone', 'kolonaki')!

describe('gazetteer', () => {
  it('finds a place by id and by slug', () => {
    expect(gazetteer.place('city', 4501)).toBe(athens)
    expect(gazetteer.place('city', 1)).toBeUndefined()
    expect(gazetteer.bySlug('city', 'no-such-place')).toBeUndefined()
  })

  it('has the slugs of the homepage: Rhodes, Larissa, Chalcis, Xanthi', () => {
    const names = ['rodos', 'larisa', 'chalkida', 'xanthi'].map(
      (slug) => gazetteer.bySlug('city', slug)?.name.en,
    )
    expect(names).toEqual(['Rhodes', 'Larissa', 'Chalcis', 'Xanthi'])
  })

  it('goes down to children and up to the country', () => {
    expect(gazetteer.children({ level: 'province', id: 45 }, 'city')).toHaveLength(8)
    expect(gazetteer.children(athens)).toContain(kolonaki)
    expect(gazetteer.ancestors(kolonaki).map(({ name }) => name.en)).toEqual([
      'Greece',
      'Attica',
      'Central Athens',
      'Athens',
      'Kolonaki',
    ])
  })

  it('has the municipalities of an island and the islands of a municipality', () => {
    const lesbos = gazetteer.bySlug('island', 'lesvos')!
    expect(gazetteer.members(lesbos).map(({ slug }) => slug)).toEqual(['mytilini', 'dytiki-lesvos'])
    const naxos = gazetteer.place('city', 6702)!
    expect(gazetteer.groups(naxos, 'island').map(({ name }) => name.en)).toContain('Donousa')
  })

  it('walks a metro line in order', () => {
    const line = gazetteer.bySlug('metroLine', 'thessaloniki-grammi-1')!
    const stations = gazetteer.members(line).map(({ name }) => name.en)
    expect([stations[0], stations.at(-1)]).toEqual(['New Railway Station', 'Nea Elvetia'])
    const syntagma = gazetteer.bySlug('metro', 'syntagma')!
    expect(gazetteer.groups(syntagma, 'metroLine').map(({ id }) => id)).toEqual([2, 3])
  })

  it('finds the nearest places with their distance in kilometres', () => {
    const [first, second] = gazetteer.nearestPlaces({ latitude: 37.9755, longitude: 23.7348 }, 'metro', 2)
    expect(first?.place.slug).toBe('syntagma')
    expect(first?.kilometres).toBeLessThan(0.1)
    expect(second?.kilometres).toBeGreaterThan(first?.kilometres ?? 0)
  })
})
