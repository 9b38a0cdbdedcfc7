import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../flags.ts'
import { contracts, categories } from '../listing/vocabularies/market.ts'
import { deepestPage, robotsOfList, robotsRules } from './robots.ts'
import { readSearchAddress } from './searchAddress.ts'
import { writeSearchPath } from './searchPath.ts'
import { searchAddresses } from '../../tests/search/searches.ts'
import fc from 'fast-check'
import { runs } from '../../tests/properties/runs.ts'

const flags = { ...defaultFlags, auctions: true }

function listAt(href: string, total: number | undefined = 5000) {
  const { pathname: path, searchParams: search } = new URL(href, 'https://estia.example')
  const { address } = readSearchAddress({ language: 'el', path, search }, flags)
  return { address, search, total, flags }
}
const ruleAt = (href: string, total?: number) =>
  robotsRules.find(({ fits }) => fits(listAt(href, total)))?.name

describe('the robots directive of a list', () => {
  it('lets every contract and category be shown, and every place that a path can name', () => {
    for (const contract of contracts.names)
      for (const category of categories.names)
        for (const slug of [
          'athina',
          'kyklades-perifereia',
          'perifereia-attiki',
          'nisi-paros',
          'athina/koukaki',
        ]) {
          const path = writeSearchPath({ language: 'el', contract, category })
          expect(robotsOfList(listAt(path))).toBeUndefined()
          expect(robotsOfList(listAt(`${path}${slug}/`))).toBeUndefined()
        }
  })

  it.each([
    ['/pwlhsh-katoikies/athina/?prezzoMassimo=200000', 'filtered'],
    ['/pwlhsh-katoikies/?keyword=tzaki', 'filtered'],
    ['/pwlhsh-katoikies/?vrt=37,23;38,23;38,24', 'filtered'],
    ['/pwlhsh-katoikies/athina/?vrtEsclusi=37,23;38,23;38,24', 'filtered'],
    ['/pwlhsh-katoikies/?idComune=4501&idComune=4502', 'filtered'],
    ['/pwlhsh-katoikies/athina/?criterio=prezzo&ordine=asc', 'ordered'],
    ['/pwlhsh-katoikies/athina/?lat=37.9&lng=23.7', 'map'],
    ['/pwlhsh-katoikies/athina/?zoom=12', 'map'],
    ['/pwlhsh-katoikies/athina/?frase=spiti', 'sentence'],
    [`/pwlhsh-katoikies/athina/?pag=${deepestPage + 1}`, 'deep'],
    ['/pwlhsh-katoikies/athina/?pag=1000', 'empty'],
  ])('keeps %s out of search engines: %s', (href, rule) => {
    expect(ruleAt(href)).toBe(rule)
    expect(robotsOfList(listAt(href))).toBe('noindex,follow')
  })

  it('does not index a list without results, or one that is not loaded yet', () => {
    expect(ruleAt('/pwlhsh-katoikies/athina/', 0)).toBe('empty')
    expect(ruleAt('/pwlhsh-katoikies/athina/?pag=2', 25)).toBe('empty')
    expect(robotsOfList({ ...listAt('/pwlhsh-katoikies/'), total: undefined })).toBe('noindex,follow')
  })

  it('goes by what an address means: words of other programs change nothing', () => {
    expect(
      robotsOfList(listAt('/pwlhsh-katoikies/athina/?utm_source=x&prezzoMinimo=abc&pag=1')),
    ).toBeUndefined()
    expect(robotsOfList(listAt(`/pwlhsh-katoikies/athina/?pag=${deepestPage}`))).toBeUndefined()
  })

  it('indexes nothing else', () => {
    fc.assert(
      fc.property(searchAddresses(flags), (address) => {
        const isPlain =
          Object.keys(address.criteria).length === 0 &&
          address.order === 'mostRelevant' &&
          address.page <= deepestPage
        const told = robotsOfList({ address, search: new URLSearchParams(), total: 500_000, flags })
        expect(told).toBe(isPlain ? undefined : 'noindex,follow')
      }),
      { seed: 3, numRuns: runs(500) },
    )
  })
})
