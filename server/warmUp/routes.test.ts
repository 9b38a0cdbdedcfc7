import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import { warmUpPages, warmUpSearches } from './routes.ts'

it.each(warmUpSearches)('is a search of which all is read: %.60s', (search) => {
  const { query, ignored } = readQuery(new URLSearchParams(search), defaultFlags)
  expect(ignored).toEqual([])
  expect(Object.keys(query.criteria).length).toBeGreaterThan(0)
})

const pathOf = (address: string) => (address.split('?')[0] ?? '').replace('/map/', '/')

it.each(warmUpPages.filter((address) => address !== '/'))(
  '%s is the address of a list or a map',
  (address) => {
    expect(readSearchPath(pathOf(address))).toMatchObject({ category: 'residential' })
  },
)
