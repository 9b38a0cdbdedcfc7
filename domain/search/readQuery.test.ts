import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../flags.ts'
import { covers } from '../../tests/covers.ts'
import { filters, parameterNames } from './filters.ts'
import { polygonsMax } from './polygons.ts'
import { readQuery } from './readQuery.ts'
import { runs } from '../../tests/properties/runs.ts'

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

  it('has auctions while their feature is on', () => {
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
    expect([around.query.criteria.polygon?.[0]?.length, around.ignored]).toEqual([499, []])
    const across = read(`vrt=${coast(249)}`)
    expect(across.query.criteria).toEqual({})
    expect(across.ignored).toEqual([expect.objectContaining({ name: 'vrt', reason: 'malformed' })])
  })

  it('reads several areas, each once, to look in and to leave out', () => {
    const { query, ignored } = read(
      'vrt=38,24;38,23;37,23&vrt=37,23;38,23;38,24&vrt=37,23;38,23;38,24;37,23&vrtEsclusi=37,22;38,22;38,23&vrt=',
    )
    expect(ignored).toEqual([])
    expect(query.criteria).toEqual({
      polygon: [
        [
          [37, 23],
          [38, 23],
          [38, 24],
        ],
        [
          [38, 24],
          [38, 23],
          [37, 23],
        ],
      ],
      excludedArea: [
        [
          [37, 22],
          [38, 22],
          [38, 23],
        ],
      ],
    })
  })

  it('reads so many areas in all, and reports from which on they are dropped', () => {
    const drawn = (parameter: string, from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `${parameter}=${from + at},20;38.5,23;38.5,24`)
    const { query, ignored } = read([...drawn('vrt', 10, 20), ...drawn('vrtEsclusi', 10, 15)].join('&'))
    const { polygon = [], excludedArea = [] } = query.criteria
    expect([polygon.length, excludedArea.length]).toEqual([10, polygonsMax - 10])
    expect(ignored).toEqual([{ name: 'vrtEsclusi', value: '12,20;38.5,23;38.5,24', reason: 'tooMany' }])
  })

  it('reads no more stars than cost as much as few', () => {
    const star = (south: number) =>
      Array.from({ length: 149 }, (_, at) => {
        const angle = (2 * Math.PI * at * 74) / 149
        return `${(south + Math.sin(angle)).toFixed(4)},${(23.7 + Math.cos(angle)).toFixed(4)}`
      }).join(';')
    const { query, ignored } = read([36, 37, 38, 39].map((south) => `vrt=${star(south)}`).join('&'))
    expect(query.criteria.polygon).toHaveLength(2)
    expect(ignored.map(({ reason }) => reason)).toEqual(['tooMany', 'tooMany'])
  })

  it.each([
    ['no number', 'NaN,23;38,23;38,24'],
    ['beyond the pole', '90.1,23;38,23;38,24'],
    ['beyond the 180th meridian', '37,180.5;38,23;38,24'],
    ['across the 180th meridian', '37,179;38,-179;39,179'],
    ['two corners', '37,23;38,23;37,23'],
    ['a line', '37.1,23.1;37.2,23.2;37.4,23.4'],
    ['there and back', '37,23;38,24;37,25;38,24'],
  ])('reads no polygon of %s', (_, vrt) => {
    for (const name of ['vrt', 'vrtEsclusi']) {
      const { query, ignored } = read(`${name}=${vrt}`)
      expect(query.criteria).toEqual({})
      expect(ignored).toEqual([{ name, value: vrt, reason: 'malformed' }])
    }
  })

  it(
    'reads pages as far as half a million results go, and no further',
    covers('constants/results-limit'),
    () => {
      expect(read('pag=20000')).toMatchObject({ query: { page: 20_000 }, ignored: [] })
      expect(read('pag=20001').ignored).toMatchObject([{ name: 'pag' }])
    },
  )

  it('reads a polygon whose sides cross', () => {
    expect(read('vrt=37,23;38,24;38,23;37,24').query.criteria.polygon).toHaveLength(1)
  })

  it.each([
    ['centro=38,23&raggio=NaN', 'raggio', 'notANumber'],
    ['centro=38,23&raggio=-1', 'raggio', 'notANumber'],
    ['centro=38,23&raggio=0', 'raggio', 'tooSmall'],
    ['centro=38,23&raggio=1e9', 'raggio', 'notANumber'],
    ['centro=38,23&raggio=200001', 'raggio', 'outOfRange'],
    ['centro=38,23', 'centro', 'malformed'],
    ['raggio=500', 'raggio', 'malformed'],
    ['centro=38&raggio=500', 'centro', 'malformed'],
    ['centro=91,23&raggio=500', 'centro', 'malformed'],
    ['centro=89.9,23&raggio=500', 'centro', 'malformed'],
    ['centro=38,179.9&raggio=50000', 'centro', 'malformed'],
  ])('reads no circle of %s, and says so', (text, name, reason) => {
    const { query, ignored } = read(text)
    expect(query.criteria).toEqual({})
    expect(ignored).toEqual([expect.objectContaining({ name, reason })])
  })

  it('accepts thousands as people paste them', () => {
    expect(read('prezzoMinimo=120.000&prezzoMassimo=1 250 000').query.criteria.price).toEqual({
      min: 120_000,
      max: 1_250_000,
    })
  })

  it('never throws and pollutes no prototype, whatever it reads', () => {
    const name = fc.constantFrom(...parameterNames, 'pag', 'criterio', 'ordine', '__proto__', 'constructor')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' })), { maxLength: 12 }), (pairs) => {
        const { query } = readQuery(new URLSearchParams(pairs), defaultFlags)
        expect(Object.keys(query.criteria).every((key) => key in filters)).toBe(true)
        expect(({} as Record<string, unknown>)['prezzoMinimo']).toBeUndefined()
      }),
      { seed: 1, numRuns: runs(500) },
    )
  })
})
