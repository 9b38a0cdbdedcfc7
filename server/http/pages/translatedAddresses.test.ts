import { describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import { canonicalPath } from './translatedAddresses.ts'

describe('an address in the words of a language', () => {
  it.each([
    ['/en/homes-for-sale/', '/en/pwlhsh-katoikies/'],
    ['/en/homes-for-rent/athens/', '/en/enoikio-katoikies/athina/'],
    ['/de/wohnungen-haeuser-kaufen/athen/', '/de/pwlhsh-katoikies/athina/'],
    ['/de/wohnungen-haeuser-kaufen/athen/kolonaki', '/de/pwlhsh-katoikies/athina/kolonaki/'],
    ['/it/affitto-case/salonicco/', '/it/enoikio-katoikies/thessaloniki/'],
    ['/fr/vente-terrains/corfou/', '/fr/pwlhsh-oikopeda/nisi-kerkyra/'],
    [`/ru/kupit-zhilye/${encodeURIComponent('афины')}/`, '/ru/pwlhsh-katoikies/athina/'],
    ['/es/alquiler-viviendas/rodas/', '/es/enoikio-katoikies/rodos/'],
    ['/pt/comprar-casas/creta/', '/pt/pwlhsh-katoikies/nisi-kriti/'],
  ])('%s leads to %s', (path, to) => {
    expect(canonicalPath(path, greece)).toBe(to)
  })

  it.each([
    ['the canonical address', '/de/pwlhsh-katoikies/athina/'],
    ['the words of another language', '/de/homes-for-sale/'],
    ['Greek, which has no prefix', '/homes-for-sale/'],
    ['a place that is none', '/en/homes-for-sale/atlantis/'],
    ['a part of another place', '/en/homes-for-sale/patra/kolonaki/'],
    ['more than a place and its part', '/en/homes-for-sale/athens/kolonaki/here/'],
  ])('%s is left as it is', (_, path) => {
    expect(canonicalPath(path, greece)).toBeUndefined()
  })
})
