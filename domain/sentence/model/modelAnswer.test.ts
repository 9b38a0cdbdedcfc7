import fc from 'fast-check'
import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../../flags.ts'
import { greece } from '../../geography/greece.ts'
import { filterNames } from '../../search/filters.ts'
import { readQuery, writeQuery } from '../../search/readQuery.ts'
import { ModelAnswer, readModelAnswer } from './modelAnswer.ts'
import { readSentence } from '../readSentence.ts'

const gazetteer = greece()
const read = (answer: unknown) => readModelAnswer(answer, { gazetteer })

describe('a model’s answer', () => {
  it('means the same as the sentence', () => {
    const answer = {
      bedrooms: { min: 2, max: 2 },
      price: { max: 300_000 },
      garden: ['private', 'shared'],
      places: ['Παγκράτι'],
      metro: ['γραμμή 1', 'γραμμή 2'],
      evidence: [{ words: 'Παγκράτι', filter: 'places' }],
    }
    expect(Schema.is(ModelAnswer)(answer)).toBe(true)
    expect(read(answer)).toEqual({
      criteria: {
        bedrooms: { min: 2, max: 2 },
        price: { max: 300_000 },
        garden: ['private', 'shared'],
        zone: [4501020],
        metroLine: [1, 2],
      },
      evidence: [{ words: 'Παγκράτι', filter: 'places' }],
      refused: [],
    })
  })

  it('gives an order', () => {
    expect(read({ order: 'cheaper', excludeAuctions: true, pool: ['yes'] })).toEqual({
      criteria: { pool: ['yes'], excludeAuctions: true },
      order: 'cheaper',
      evidence: [],
      refused: [],
    })
  })

  it('has no keyword, no nulls and no unbounded lists', () => {
    for (const answer of [
      { keyword: 'sea' },
      { pool: null },
      { bathrooms: Infinity },
      { surface: { min: NaN } },
    ])
      expect(read(answer)).toMatchObject({ criteria: {}, refused: [Object.keys(answer)[0]] })
  })

  it('is believed part by part', () => {
    const answer = {
      typology: ['castle'],
      price: { max: -5 },
      surface: { min: 80.4 },
      bathrooms: 1e12,
      places: ['Atlantis', 'Κρήτη'],
      zone: [1],
      polygon: 'everywhere',
      __proto__: { pool: ['yes'] },
      ignorePreviousInstructions: true,
    }
    const { criteria, refused } = read(answer)
    expect(criteria).toEqual({ surface: { min: 80 }, island: [1] })
    expect(refused.toSorted()).toEqual(
      ['bagni', 'ignorePreviousInstructions', 'polygon', 'prezzoMassimo', 'typology', 'zone'].toSorted(),
    )
  })

  it('never gets past the validation of an address', () => {
    const key = fc.constantFrom(...filterNames, 'places', 'metro', 'order', 'evidence')
    const value = fc.oneof(
      fc.anything(),
      fc.record({ min: fc.double(), max: fc.double() }),
      fc.array(fc.constantFrom('yes', 'no', 'apartment', 'Κρήτη', 'ground')),
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(key, value)), (answer) => {
        const { criteria } = read(answer)
        const query = { criteria, order: 'mostRelevant', page: 1 } as const
        const again = readQuery(writeQuery(query, defaultFlags), defaultFlags)
        expect(again).toEqual({ query, ignored: [] })
      }),
    )
  })

  it('can say all that a sentence is read as, but for places, which it names, and words to look for', () => {
    const { criteria } = readSentence(
      'villa for sale with pool and garden, 3 bedrooms, 2 bathrooms, up to 1 million, no auctions',
      { gazetteer },
    )
    expect(read(criteria)).toEqual({ criteria, evidence: [], refused: [] })
  })
})
