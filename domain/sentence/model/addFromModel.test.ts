import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../../flags.ts'
import { greece } from '../../geography/greece.ts'
import { type FilterName, filterNames } from '../../search/filters.ts'
import { orderNames } from '../../search/orders.ts'
import { readQuery, writeQuery } from '../../search/readQuery.ts'
import { addFromModel } from './addFromModel.ts'
import { answerParts, readModelAnswer } from './modelAnswer.ts'
import { asRead, withWordsOfModel } from './readByModel.ts'
import { readSentence } from '../readSentence.ts'

const options = { gazetteer: greece() }
const complete = (text: string, answer: unknown) =>
  addFromModel(text, readSentence(text, options), readModelAnswer(answer, options), options)
const texts = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text)
const swim = { evidence: [{ words: 'μέρος για κολύμπι', filter: 'pool' }], pool: ['yes'] }

const sentence = 'διαμέρισμα στο Παγκράτι με μέρος για κολύμπι χωρίς γείτονες'
const grammar = readSentence(sentence, options)

describe('a model', () => {
  it('adds filters for words that were unread, and what it did not use stays unread', () => {
    expect(texts(grammar.unread)).toEqual(['μέρος για κολύμπι χωρίς γείτονες'])
    const { criteria, readByModel, unread, understood } = complete(sentence, swim)
    expect(criteria).toEqual({ ...grammar.criteria, pool: ['yes'] })
    expect(readByModel).toEqual([{ text: 'μέρος για κολύμπι', filters: ['pool'], start: 27, end: 44 }])
    expect(texts(unread)).toEqual(['χωρίς γείτονες'])
    expect(understood).toEqual(grammar.understood)
  })

  it('adds nothing else', () => {
    const more = { ...swim, garden: ['private'], lift: ['yes'] }
    const evidence = [...swim.evidence, { words: 'ηλιόλουστο', filter: 'lift' }]
    expect(complete(sentence, { ...more, evidence })).toEqual(complete(sentence, swim))
  })

  it('finds its words however they are written', () => {
    const shouted = { ...swim, evidence: [{ words: 'ΜΕΡΟΣ  για, κολυμπι', filter: 'pool' }] }
    expect(complete(sentence, shouted).criteria).toHaveProperty('pool')
  })

  it.each<[string, object]>([
    ['without words', { pool: ['yes'] }],
    ['with words that nobody said', { ...swim, evidence: [{ words: 'swimming pool', filter: 'pool' }] }],
    ['with words that the grammar read', { ...swim, evidence: [{ words: 'διαμέρισμα', filter: 'pool' }] }],
    ['with words for something else', { ...swim, evidence: [{ words: 'κολύμπι', filter: 'garden' }] }],
    ['with no words at all', { ...swim, evidence: [{ words: ' ,', filter: 'pool' }] }],
    ['nothing', {}],
  ])('that says it %s changes nothing', (_how, answer) => {
    expect(complete(sentence, answer)).toEqual(asRead(grammar))
  })

  it.each<[string, string, object]>([
    ['a type', 'typology', { typology: ['villa'] }],
    ['a category beside a type', 'category', { category: 'land' }],
    ['a place beside a place', 'places', { places: ['Κρήτη'] }],
    ['a metro beside a place', 'metro', { metro: [''] }],
  ])('never overturns what the grammar read: %s', (_what, filter, part) => {
    const answer = { ...part, evidence: [{ words: 'γείτονες', filter }] }
    expect(complete(sentence, answer)).toEqual(asRead(grammar))
  })

  it.each([
    ['not furnished flat, gezellig', { furnished: ['yes'] }],
    ['flat up to 200 thousand, gezellig', { price: { max: 900_000 } }],
    ['3 bedrooms, gezellig', { rooms: { min: 1, max: 1 } }],
    ['flat for rent, gezellig', { contract: 'sale' }],
    ['flat for rent, gezellig', { excludeAuctions: true }],
    ['cheapest flat, gezellig', { order: 'moreExpensive' }],
  ])('nor what it denied or bounded: %s', (text, part) => {
    const answer = { ...part, evidence: [{ words: 'gezellig', filter: Object.keys(part)[0] }] }
    expect(complete(text, answer)).toEqual(asRead(readSentence(text, options)))
  })

  it('adds a place and an order if none was read, and a price that decides between renting and buying', () => {
    const text = 'nest near the Parthenon, pocket money, thriftiest'
    expect(readSentence(text, options).criteria).toEqual({})
    const answer = {
      evidence: [
        { words: 'near the Parthenon', filter: 'places' },
        { words: 'pocket money', filter: 'price' },
        { words: 'thriftiest', filter: 'order' },
      ],
      places: ['Athens'],
      price: { max: 800 },
      order: 'cheaper',
    }
    expect(complete(text, answer)).toMatchObject({
      criteria: { municipality: [4501], price: { max: 800 } },
      order: 'cheaper',
      likelyContract: 'rent',
    })
  })

  it('can only make an address, and leaves the grammar’s reading unchanged', () => {
    const words = fc.constantFrom('κολύμπι', 'γείτονες', 'μέρος', 'Παγκράτι', 'x')
    const value = fc.oneof(
      fc.record({ min: fc.integer(), max: fc.integer() }),
      fc.integer(),
      fc.boolean(),
      fc.subarray(['yes', 'no', 'villa', 'Κρήτη', 'ground', 'private', 'notStated']),
      fc.constantFrom('rent', 'land', ...orderNames(true)),
    )
    const part = fc.constantFrom(...answerParts)
    const answers = fc.record({ filter: part, words, value, others: fc.dictionary(part, value) })
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 8 }), (parts) => {
        const evidence = parts.map(({ filter, words: said }) => ({ words: said, filter }))
        const answer = Object.fromEntries(
          parts.flatMap(({ filter, value: one, others }) => [...Object.entries(others), [filter, one]]),
        )
        const { criteria } = complete(sentence, { ...answer, evidence })
        expect(criteria).toMatchObject(grammar.criteria)
        const query = { criteria, order: 'mostRelevant', page: 1 } as const
        expect(readQuery(writeQuery(query, defaultFlags), defaultFlags)).toEqual({ query, ignored: [] })
        const named = Object.keys(criteria) as FilterName[]
        expect(named).toEqual(filterNames.filter((name) => named.includes(name)))
      }),
    )
  })
})

describe('words that a model is said to have read', () => {
  const said = (words: readonly string[]) => withWordsOfModel(sentence, grammar, words, options)

  it('are no longer unread', () => {
    const { readByModel, unread, criteria } = said(['μέρος για κολύμπι'])
    expect([texts(readByModel), texts(unread)]).toEqual([['μέρος για κολύμπι'], ['χωρίς γείτονες']])
    expect(criteria).toEqual(grammar.criteria)
  })

  it('are none but those that the grammar left', () => {
    expect(said(['διαμέρισμα', 'I wrote this', '', '<b>'])).toEqual(asRead(grammar))
  })
})
