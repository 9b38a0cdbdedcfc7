import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFlags, type Flags } from '../flags.ts'
import { defaultOrder } from './orders.ts'
import { readSearchAddress, writeSearchAddress } from './searchAddress.ts'
import { readSearchPath, splitLanguage, writeSearchPath } from './searchPath.ts'
import { placeSlugs, searchAddresses } from '../../tests/search/searches.ts'
import { runs } from '../../tests/properties/runs.ts'

/** Every feature on: every filter and every value exists. */
const everything = Object.fromEntries(Object.keys(defaultFlags).map((name) => [name, true])) as Flags

function read(address: string, flags = everything) {
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  const { language, rest } = splitLanguage(pathname)
  return readSearchAddress({ language, path: rest, search: searchParams }, flags)
}

describe('the address of a search', () => {
  it.each(['100%', '100%25', '%2F', '%E0%A4%A', 'a+b', '20% έκπτωση', '&keyword=x', '#'])(
    'keeps the keyword %s unchanged',
    (keyword) => {
      const address = {
        language: 'el',
        contract: 'sale',
        category: 'residential',
        criteria: { keyword },
      } as const
      const whole = { ...address, order: defaultOrder(true), page: 1 }
      expect(read(writeSearchAddress(whole, everything)).address.criteria.keyword).toBe(keyword)
    },
  )

  it.each([
    ['new sorting', everything],
    ['automatic sorting', { ...everything, listingSearchNewSorting: false }],
  ] as const)('reads back as what it was written from: 5,000 searches with %s', (_, flags) => {
    fc.assert(
      fc.property(searchAddresses(flags), (address) => {
        const again = read(writeSearchAddress(address, flags), flags)
        expect(again).toEqual({ address, ignored: [] })
      }),
      { seed: 1, numRuns: runs(5000) },
    )
  })

  it('is the only one of its search, however the parameters come', () => {
    const disorder = fc.infiniteStream(fc.nat())
    fc.assert(
      fc.property(searchAddresses(everything), disorder, fc.boolean(), (address, random, isJoined) => {
        const canonical = writeSearchAddress(address, everything)
        const { pathname, searchParams } = new URL(canonical, 'https://estia.example')
        const pairs = isJoined ? joined(searchParams) : [...searchParams]
        if (!searchParams.has('pag')) pairs.push(['pag', '1'])
        if (!searchParams.has('criterio')) pairs.push(['criterio', 'rilevanza'], ['ordine', 'desc'])
        pairs.push(['utm_source', 'letter'])
        if (!searchParams.has('prezzoMinimo')) pairs.push(['prezzoMinimo', ''])
        const mixed = pairs
          .map((pair) => ({ pair, at: random.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ pair }) => pair)
        const found = read(`${pathname}?${new URLSearchParams(mixed)}`).address
        expect(writeSearchAddress(found, everything)).toBe(canonical)
      }),
      { seed: 2, numRuns: runs(1000) },
    )
  })

  it('is the same by parameters alone as by a path', () => {
    const { address } = read('/search-list/?idCategoria=24&idContratto=2&bagni=0')
    expect(writeSearchAddress(address, everything)).toBe('/enoikio-oikopeda/')
  })

  it('cuts positions to a tenth of a metre, and closes no polygon twice', () => {
    const { address } = read(
      '/pwlhsh-katoikies/?vrt=37.12345678,23.1;38,23;38,-0.00000001;37.12345678,23.1;37.12345678,23.1',
    )
    expect(writeSearchAddress(address, everything)).toBe(
      `/pwlhsh-katoikies/?${new URLSearchParams({ vrt: '37.123457,23.1;38,23;38,0' })}`,
    )
  })

  it('is the same in any order of drawn areas', () => {
    const [one, other] = ['vrt=37,23;38,23;38,24', 'vrt=36,23;37,23;37,24']
    const out = 'vrtEsclusi=36.5,23.5;37,23;37,24'
    const addresses = [
      [one, other, out],
      [out, other, one, other],
    ].map((parts) => writeSearchAddress(read(`/pwlhsh-katoikies/?${parts.join('&')}`).address, everything))
    const canonical = [other, one, out].join('&').replaceAll(',', '%2C').replaceAll(';', '%3B')
    expect(addresses).toEqual(Array(2).fill(`/pwlhsh-katoikies/?${canonical}`))
  })

  it('names every place in a way that is read as the same place, and as no other', () => {
    const paths = placeSlugs.map((place) =>
      writeSearchPath({ language: 'el', contract: 'sale', category: 'residential', place }),
    )
    expect(new Set(paths).size).toBe(placeSlugs.length)
    expect(paths.map((path) => readSearchPath(path)?.place)).toEqual(placeSlugs)
  })
})

/** Values of a name joined by commas, but where a comma belongs to the value. */
function joined(parameters: URLSearchParams): [string, string][] {
  const names = [...new Set(parameters.keys())]
  return names.flatMap((name): [string, string][] => {
    const values = parameters.getAll(name).toReversed()
    return name.startsWith('vrt') ? values.map((value) => [name, value]) : [[name, values.join(',')]]
  })
}
