import { expect, it } from 'vitest'
import type { SearchResults } from '#domain/api/Search.ts'
import { resultsBytes } from './resultsBytes.ts'

const card = (id: number) =>
  ({ id, title: `Διαμέρισμα “${id}”\u2028` }) as unknown as SearchResults['listings'][number]

it.each([0, 1, 25])('results with %i cards read as they were, the first time and again', (count) => {
  const results = {
    total: count,
    page: 1,
    pages: 1,
    perPage: 25,
    listings: Array.from({ length: count }, (_, at) => card(at)),
    places: [],
    within: [],
    ignored: [],
    loosen: [],
  } as unknown as SearchResults
  for (let round = 0; round < 2; round++)
    expect(JSON.parse(Buffer.from(resultsBytes(results)).toString())).toEqual(results)
})
