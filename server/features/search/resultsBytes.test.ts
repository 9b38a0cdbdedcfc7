import { expect, it } from 'vitest'
import type { SearchResults } from '#domain/api/Search.ts'
import { listBytes, resultsBytes } from './resultsBytes.ts'

const card = (id: number) =>
  ({ id, title: `Διαμέρισμα “${id}”\u2028` }) as unknown as SearchResults['listings'][number]
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(at))

const read = (pieces: readonly Uint8Array[]): unknown => JSON.parse(Buffer.concat(pieces).toString())

it.each([0, 1, 25])('results with %i cards read as they were, the first time and again', (count) => {
  const results = { total: count, places: [], listings: cards(count) }
  for (let round = 0; round < 2; round++) expect(read(resultsBytes(results))).toEqual(results)
})

it.each([0, 1, 13])('a list with %i places to look in reads as it was, whatever is found there', (count) => {
  const offers = Array.from({ length: count }, (_, id) => ({
    place: { level: 'region' as const, id, name: `Κρήτη “${id}”`, slug: `kriti-${id}` },
    path: `/pwlhsh-katoikies/perifereia-kriti-${id}/`,
  }))
  const others: Omit<SearchResults, 'listings' | 'within'> = {
    total: 2,
    homes: 2,
    page: 1,
    pages: 1,
    perPage: 25,
    places: [],
    ignored: [{ name: 'a', value: '"Ω', reason: 'malformed' }],
    loosen: [],
    asFilters: [],
    hits: [],
    others: [],
  }
  const listings = cards(2)
  for (const found of [1, 20_000]) {
    const within = offers.map((offer) => ({ offer, total: found }))
    expect(read(listBytes(others, within, listings))).toEqual({
      ...others,
      within: offers.map((offer) => ({ ...offer, total: found })),
      listings,
    })
  }
})
