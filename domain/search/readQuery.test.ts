import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../flags.ts'
import { filters, wireNames } from './filters.ts'
import { readQuery } from './readQuery.ts'

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

  it.each([
    ['statoAsta=1', 'statoAsta', '1'],
    ['tribunale=3', 'tribunale', '3'],
    ['idNazione=2,99', 'idNazione', '2,99'],
  ])('%s is left out and reported while its feature is off', (text, name, value) => {
    const { query, ignored } = read(text)
    expect(query.criteria).toEqual({})
    expect(ignored).toEqual([{ name, value, reason: 'notServed' }])
  })

  it('reads them while their features are on, and reports what they do not know', () => {
    const on = { ...withAuctions, internationalSearch: true }
    const { query, ignored } = readQuery(
      new URLSearchParams('statoAsta=1,9&tribunale=1&tribunale=3&idNazione=2,99'),
      on,
    )
    expect(query.criteria).toEqual({
      auctionStatus: ['participable'],
      court: ['athens', 'thessaloniki'],
      country: ['cyprus'],
    })
    expect(ignored).toEqual([
      { name: 'statoAsta', value: '9', reason: 'unknownValue' },
      { name: 'idNazione', value: '99', reason: 'unknownValue' },
    ])
  })

  it('reads a long coast, and no scribble', () => {
    const coast = (jump: number) =>
      Array.from({ length: 499 }, (_, at) => {
        const angle = (2 * Math.PI * ((at * jump) % 499)) / 499
        const reach = 1 + 0.05 * Math.sin(30 * angle)
        return `${(38 + reach * Math.sin(angle)).toFixed(4)},${(23.7 + reach * Math.cos(angle)).toFixed(4)}`
      }).join(';')
    const around = read(`vrt=${coast(1)}`)
    expect([around.query.criteria.polygon?.length, around.ignored]).toEqual([499, []])
    const across = read(`vrt=${coast(249)}`)
    expect(across.query.criteria).toEqual({})
    expect(across.ignored).toEqual([expect.objectContaining({ name: 'vrt', reason: 'malformed' })])
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
})
