import { expect, it } from 'vitest'
import { apiKey } from './apiKey.ts'
import { searchKeys } from './keys/searchKeys.ts'

const search = (path: string, query = '') => searchKeys.search(path, new URLSearchParams(query), 'el')

it('names a search by what it searches, not by the rest of its address', () => {
  expect(search('/pwlhsh-katoikies/athina/', 'utm_source=x&prezzoMassimo=1000&prezzoMinimo=')).toBe(
    search('/pwlhsh-katoikies/athina/', 'prezzoMassimo=1000'),
  )
  expect(search('/pwlhsh-katoikies/', 'pag=2&prezzoMinimo=5')).toBe(
    search('/pwlhsh-katoikies/', 'prezzoMinimo=5&pag=2'),
  )
})

it('keeps every value of a repeated parameter', () => {
  expect(search('/search-list/', 'idTipologia=1&idTipologia=6')).toBe(
    '/api-next/search-list/listings/?idTipologia=1&idTipologia=6&lang=el',
  )
})

it('sends a search path without its language, and no path that is not one', () => {
  expect(searchKeys.search('/en/enoikio-katoikies/', new URLSearchParams(), 'en')).toBe(
    '/api-next/search-list/listings/?lang=en&path=%2Fenoikio-katoikies%2F',
  )
  expect(search('/search-list/')).toBe('/api-next/search-list/listings/?lang=el')
})

it('cuts and trims what was typed', () => {
  expect(apiKey.suggest(`  ${'α'.repeat(200)}`, 'el')).toContain(encodeURIComponent('α'.repeat(100)))
  expect(apiKey.suggest(` ${'a'.repeat(200)}`, 'el')).not.toContain('a'.repeat(101))
})

it('addresses the rest of what the portal reads', () => {
  expect(apiKey.home('en')).toBe('/api-next/home/?lang=en')
  expect(apiKey.listing(7, 'el')).toBe('/api-next/listings/7/?lang=el')
  expect(apiKey.similar(7, 'el')).toBe('/api-next/listings/7/similar/?lang=el')
  expect(apiKey.sameHome(7, 'el')).toBe('/api-next/listings/7/same-home/?lang=el')
})
