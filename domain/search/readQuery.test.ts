import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../flags.ts'
import { type Filter, filterNames, filters, wireNames } from './filters.ts'
import { readQuery, writeQuery } from './readQuery.ts'

/** Auctions are off unless configured. */
const withAuctions = { ...defaultFlags, auctions: true }

const read = (text: string) => readQuery(new URLSearchParams(text), defaultFlags)

describe('readQuery', () => {
  it('reads the specification names into English', () => {
    const { query, ignored } = read(
      'idContratto=2&idCategoria=24&prezzoMinimo=500&prezzoMassimo=900&idTipologia=1&idTipologia=2&pag=3',
    )
    expect(ignored).toEqual([])
    expect(query).toEqual({
      criteria: {
        contract: 'rent',
        category: 'land',
        typology: ['apartment', 'attic'],
        price: { min: 500, max: 900 },
      },
      order: 'mostRelevant',
      page: 3,
    })
  })

  it.each([
    ['prezzoMinimo=abc', 'prezzoMinimo', 'notANumber'],
    ['prezzoMinimo=-5', 'prezzoMinimo', 'notANumber'],
    ['prezzoMinimo=1e400', 'prezzoMinimo', 'notANumber'],
    ['prezzoMassimo=99999999999', 'prezzoMassimo', 'outOfRange'],
    ['pag=1000000000', 'pag', 'outOfRange'],
    ['idContratto=7', 'idContratto', 'unknownValue'],
    ['idContratto=14', 'idContratto', 'unknownValue'],
    ['criterio=__proto__', 'criterio', 'unknownValue'],
    ['superficieMinima=90&superficieMassima=50', 'superficieMassima', 'minOverMax'],
  ])('%s is left out and reported', (text, name, reason) => {
    const { query, ignored } = read(text)
    expect(ignored).toEqual([expect.objectContaining({ name, reason })])
    expect(query.page).toBe(1)
  })

  it('knows auctions while their feature is on', () => {
    const { query } = readQuery(new URLSearchParams('idContratto=14'), withAuctions)
    expect(query.criteria.contract).toBe('auction')
  })

  it('accepts thousands as people paste them', () => {
    expect(read('prezzoMinimo=120.000&prezzoMassimo=1 250 000').query.criteria.price).toEqual({
      min: 120_000,
      max: 1_250_000,
    })
  })

  it('never throws and pollutes nothing, whatever comes', () => {
    const name = fc.constantFrom(...wireNames, 'pag', 'criterio', 'ordine', '__proto__', 'constructor')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 12 }), (pairs) => {
        const { query } = readQuery(new URLSearchParams(pairs), defaultFlags)
        expect(Object.keys(query.criteria).every((key) => key in filters)).toBe(true)
        expect(({} as Record<string, unknown>)['prezzoMinimo']).toBeUndefined()
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('reads back what it writes', () => {
    const number = fc.integer({ min: 1, max: 100 })
    const degrees = fc.integer({ min: -80_000_000, max: 80_000_000 }).map((millionths) => millionths / 1e6)
    const position = fc.tuple(degrees, degrees)
    const criterion = (name: (typeof filterNames)[number]): fc.Arbitrary<unknown> => {
      const filter: Filter = filters[name]
      switch (filter.kind) {
        case 'range': {
          const min = fc.integer({ min: 0, max: 40 })
          const max = fc.integer({ min: 40, max: 100 })
          return fc.oneof(fc.record({ min }), fc.record({ max }), fc.record({ min, max }))
        }
        case 'choice':
          return fc.constantFrom(...filter.vocabulary.names)
        case 'choices':
          return fc.uniqueArray(fc.constantFrom(...filter.vocabulary.names), { minLength: 1, maxLength: 3 })
        case 'least':
          return fc.integer({ min: 1, max: filter.most })
        case 'places':
        case 'stations':
          return fc.uniqueArray(number, { minLength: 1, maxLength: 3 })
        case 'polygon':
          return fc.uniqueArray(position, { minLength: 3, maxLength: 8, selector: String })
        case 'circle':
          return fc.record({ centre: position, radius: fc.integer({ min: 1, max: 200_000 }) })
        case 'exclude':
          return fc.constant(true)
        case 'keyword':
          return fc.stringMatching(/^[α-ωa-z]{1,9}( [α-ωa-z]{1,9}){0,3}$/)
      }
    }
    const criteria = fc.record(Object.fromEntries(filterNames.map((name) => [name, criterion(name)])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(
        criteria,
        fc.constantFrom('mostRelevant', 'cheaper', 'newer'),
        number,
        (found, order, page) => {
          const query = { criteria: found, order, page } as Parameters<typeof writeQuery>[0]
          const again = readQuery(writeQuery(query, withAuctions), withAuctions)
          expect(again).toEqual({ query, ignored: [] })
        },
      ),
      { seed: 2, numRuns: 300 },
    )
  })
})
