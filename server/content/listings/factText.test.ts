import { describe, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { factTextOf, type TextFacts } from './factText.ts'

const flat: TextFacts = { ...flatDetail, title: 'Wohnung 85 m², Koukaki, Athen' }

/** A listing that states its kind and nothing else. */
const bare: TextFacts = {
  ...flat,
  title: 'Wohnung',
  floor: null,
  bedrooms: null,
  bathrooms: null,
  plot: null,
  condition: null,
  builtYear: null,
  renovatedYear: null,
  heatingSystem: null,
  heatingMedium: null,
  views: [],
  dealBreakers: [],
  amenities: { ...flat.amenities, lift: null, balcony: false, furnished: null, cellar: null, pool: null },
}

describe('a text from facts', () => {
  it('says each stated fact in a sentence', () => {
    const text = factTextOf(
      {
        ...bare,
        title: 'Wohnung 85 m², Koukaki, Athen',
        floor: 30,
        floorsTotal: 6,
        bedrooms: 2,
        bathrooms: 1,
        condition: 'renovated',
        builtYear: 1972,
        renovatedYear: 2021,
        heatingSystem: 'autonomous',
        heatingMedium: 'naturalGas',
        views: ['sea'],
        amenities: { ...bare.amenities, lift: true, balcony: true },
      },
      'de',
    )
    expect(text).toBe(
      'Wohnung 85 m², Koukaki, Athen. 3. Etage von 6. 2 Schlafzimmer und 1 Badezimmer. Zustand: Renoviert. Baujahr 1972. Renovierung 2021. Heizungsart: Etagenheizung und Erdgas. Ausstattung: Aufzug und Balkon oder Terrasse. Aussicht: Meer.',
    )
  })

  it.each(languages)('says nothing that is not stated, in %s', (language) => {
    const kept = factTextOf({ ...bare, amenities: noneOf(bare) }, language)
    expect(kept).toBe('Wohnung.')
  })

  it.each(languages)('has whole sentences without gaps, in %s', (language) => {
    for (const bedrooms of [0, 1, 2, 5, 21]) {
      const text = factTextOf({ ...flat, bedrooms, dealBreakers: ['bareOwnership'] }, language)
      expect(text).not.toMatch(/[{}]|undefined|\.\.| {2}|: \.|factText|listing\./)
      expect(text).toMatch(new RegExp(`${bedrooms === 0 ? '' : bedrooms}`))
    }
  })
})

const noneOf = ({ amenities }: TextFacts): TextFacts['amenities'] =>
  Object.fromEntries(Object.keys(amenities).map((name) => [name, null])) as TextFacts['amenities']
