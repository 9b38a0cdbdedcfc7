import { describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import { makeMunicipalityAt } from './municipalityAt.ts'

describe('the municipality of a point', () => {
  const gazetteer = greece()
  const municipalityAt = makeMunicipalityAt(gazetteer)

  it('is its own for the seat of each, but for a few that the coast is too coarse for', () => {
    const cities = gazetteer.ofLevel('city')
    const missed = cities.filter((city) => municipalityAt(city)?.id !== city.id)
    expect(missed.map(({ slug }) => slug)).toEqual([])
  })

  it.each([
    ['Tirana', 41.33, 19.82],
    ['Bitola', 41.03, 21.33],
    ['Edirne', 41.68, 26.56],
    ['Istanbul', 41.01, 28.95],
    ['Bodrum', 37.03, 27.43],
    ['Nicosia', 35.17, 33.36],
    ['the Ionian Sea', 36.5, 20],
    ['the Aegean', 39.2, 24.9],
    ['the pole', 90, 0],
    ['zero', 0, 0],
  ])('is none in %s', (_, latitude, longitude) => {
    expect(municipalityAt({ latitude, longitude })).toBeUndefined()
  })
})
