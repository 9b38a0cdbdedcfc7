import { describe, expect, it } from 'vitest'
import { languages } from '../../locale.ts'
import { factOf, facts, factWords } from './factWords.ts'
import { standingsOf, type StatedFields } from './statedFacts.ts'
import { sought, stemsOf } from './testing/texts.ts'

describe('facts', () => {
  const listing: StatedFields = {
    amenities: {
      lift: true,
      balcony: null,
      furnished: null,
      cellar: null,
      pool: false,
      alarm: null,
      pets: null,
      smokers: null,
      students: null,
      incomeProperty: null,
      virtualTour: null,
    },
    availability: null,
    condition: 'good',
    floor: 0,
    garden: null,
    heatingMedium: 'naturalGas',
    heatingSystem: 'central',
    parkingKind: null,
    views: ['sea'],
  }

  it('has at least one Greek word for each, and no word for two', () => {
    const named = facts.flatMap((fact) =>
      languages.flatMap((language) => factWords(fact, language).map((word) => ({ fact, word, language }))),
    )
    expect(named.filter(({ fact, word }) => stemsOf(word).some((stem) => factOf(stem) !== fact))).toEqual([])
    expect(named.filter(({ word }) => stemsOf(word).length !== 1)).toEqual([])
    expect(facts.filter((fact) => factWords(fact, 'el').length === 0)).toEqual([])
  })

  it('distinguishes what a field states from what only the text has', () => {
    const words = sought(
      'ασανσέρ',
      'πισίνα',
      'κήπο',
      'θέα',
      'θάλασσας',
      'μετρό',
      'αυτόνομη',
      'γκαράζ',
      'ισόγειο',
    )
    expect(standingsOf(words, listing, ['Με πισίνα και κήπο, δίπλα στο μετρό.'])).toEqual([
      'stated',
      'denied',
      'onlyInText',
      'stated',
      'stated',
      'onlyInText',
      'denied',
      'neither',
      'stated',
    ])
  })
})
