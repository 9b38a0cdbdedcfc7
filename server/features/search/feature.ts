import { Effect, Layer } from 'effect'
import { Places } from '#server/content/geography/Places.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { listingPath } from '#domain/routes.ts'
import { writeSearchPath } from '#domain/search/searchPath.ts'
import { SearchHandlers } from './http.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { ListingCounts } from '#server/content/statistics/ListingCounts.ts'
import { SentenceModel } from './sentence/SentenceModel.ts'
import { takeStock } from './stock.ts'

/** Every list that holds listings, and every listing on the market. */
const sitemap = Effect.gen(function* () {
  const found = yield* (yield* SearchIndex).matches({})
  const places = yield* Places
  const { flags } = yield* Configuration
  const { lists, listings } = yield* Effect.promise(() => takeStock(found, places, flags))
  const newest = listings.reduce((latest, { changed }) => Math.max(latest, changed), 0)
  // By path: a list that comes or goes moves few of the others.
  const byPath = lists
    .map(({ path, changed }) => ({ path: writeSearchPath({ ...path, language: 'el' }), changed }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    lists: listings.length === 0 ? [] : [{ path: '/', changed: newest }, ...byPath],
    listings: listings.map(({ id, changed }) => ({ path: listingPath(id), changed })),
  }
})

export const feature = {
  handlers: SearchHandlers,
  services: Layer.mergeAll(SearchIndex.layer, SentenceModel.layer, ListingCounts.layer),
  sitemap,
}
