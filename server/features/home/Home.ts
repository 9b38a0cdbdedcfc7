import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { HomeContent } from '#domain/api/Home.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'
import { frequentCities } from '#domain/routes.ts'
import { writeSearchPath } from '#domain/search/searchPath.ts'
import { lastKnown } from '#server/database/lastKnown.ts'
import { Places, referenceOf } from '#server/content/geography/Places.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import type { Counts } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'

/** Cities that the home page offers, and listings that it shows. */
const CITIES = 12
const NEWEST = 8

/** How old the number of agencies may be, ms. */
const AGENCIES_AGE = 60_000

export interface HomeService {
  readonly content: (language: Language) => Effect.Effect<HomeContent>
}

const countAgencies = (sql: SqlClient.SqlClient) =>
  Effect.map(sql<{ n: number }>`SELECT count(*)::int4 AS n FROM agencies`, ([found]) => found?.n ?? 0)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const index = yield* SearchIndex
  const listings = yield* Listings
  const gazetteer = yield* Places
  const named = frequentCities.flatMap((slug) => gazetteer.bySlug('city', slug) ?? [])

  // All else of the page is in memory: with the database away it stands as it was.
  const agencies = Effect.orDie(lastKnown(countAgencies(sql), AGENCIES_AGE))

  const citiesOf = (sale: Counts, rent: Counts): readonly Place[] => {
    const homes = (id: number) => (sale.get(id) ?? 0) + (rent.get(id) ?? 0)
    const largest = [...new Set([...sale.keys(), ...rent.keys()])]
      .sort((a, b) => homes(b) - homes(a) || a - b)
      .flatMap((id) => gazetteer.place('city', id) ?? [])
    return [...new Set([...named, ...largest.slice(0, CITIES)])].slice(0, CITIES)
  }

  const content = Effect.fn('Home.content')(function* (language: Language) {
    const category = 'residential'
    const saleByCity = yield* index.countsWithin({ contract: 'sale', category }, 'municipality')
    const rentByCity = yield* index.countsWithin({ contract: 'rent', category }, 'municipality')
    const newest = yield* index.search({ criteria: { category }, order: 'newer', page: 1, perPage: NEWEST })
    return {
      sale: yield* index.count({ contract: 'sale' }),
      rent: yield* index.count({ contract: 'rent' }),
      agencies: yield* agencies,
      cities: citiesOf(saleByCity, rentByCity).map((city) => ({
        place: referenceOf(city, language),
        path: writeSearchPath({
          language,
          contract: 'sale',
          category,
          place: { level: 'city', slug: city.slug },
        }),
        sale: saleByCity.get(city.id) ?? 0,
        rent: rentByCity.get(city.id) ?? 0,
      })),
      newest: yield* listings.cards(newest.ids, language),
    }
  })
  return { content } satisfies HomeService
})

/** What the home page shows. */
export class Home extends Context.Service<Home, HomeService>()('estia/home/Home') {
  static readonly layer: Layer.Layer<Home, never, SqlClient.SqlClient | SearchIndex | Listings | Places> =
    Layer.effect(Home, make)
}
