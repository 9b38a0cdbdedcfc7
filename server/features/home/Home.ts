import { Context, Effect, Layer } from 'effect'
import type { HomeContent } from '#domain/api/Home.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'
import { frequentCities } from '#domain/routes.ts'
import { placeSlugOf, writeSearchPath } from '#domain/search/searchPath.ts'
import { lastKnown } from '#server/database/lastKnown.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { Places, referenceOf } from '#server/content/geography/Places.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import type { Counts } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { readAskingPrices } from './askingPrices.ts'
import { examplesIn } from './examples.ts'

/** Cities that the home page offers, and listings that it shows. */
const CITIES = 12
const NEWEST = 4
/** Newest homes of a city among which one with a photograph is looked for. */
const LOOKED_AT = 3

/** How old may be what takes longer than a search: asking prices, ms. */
const KEPT = 60_000

export interface HomeService {
  readonly content: (language: Language) => Effect.Effect<HomeContent>
}

const make = Effect.gen(function* () {
  const index = yield* SearchIndex
  const listings = yield* Listings
  const gazetteer = yield* Places
  const { flags } = yield* Configuration
  const named = frequentCities.flatMap((slug) => gazetteer.bySlug('city', slug) ?? [])

  // All of the page is in memory: with the database away it stands as it was.
  const pricesByPlace = lastKnown(readAskingPrices(index), KEPT)

  /** Of each of some cities, its newest homes for sale: the first with a photograph is its picture. */
  const picturesOf = Effect.fnUntraced(function* (cities: readonly Place[], language: Language) {
    const newestOf = yield* Effect.forEach(cities, ({ id }) =>
      index.search({
        criteria: { contract: 'sale', category: 'residential', municipality: [id] },
        order: 'newer',
        page: 1,
        perPage: LOOKED_AT,
      }),
    )
    const cards = yield* listings.cards(
      newestOf.flatMap(({ ids }) => ids),
      language,
    )
    const photoOf = new Map(cards.map(({ id, photo }) => [id, photo]))
    return newestOf.map(({ ids }) => ids.map((id) => photoOf.get(id) ?? null).find((photo) => photo) ?? null)
  })

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
    const { municipality, region } = yield* pricesByPlace
    const cities = citiesOf(saleByCity, rentByCity)
    const pictures = yield* picturesOf(cities, language)
    const listOf = (place: Place) =>
      writeSearchPath({ language, contract: 'sale', category, place: placeSlugOf([place]) })
    const newest = yield* index.search({ criteria: { category }, order: 'newer', page: 1, perPage: NEWEST })
    return {
      sale: yield* index.count({ contract: 'sale' }),
      rent: yield* index.count({ contract: 'rent' }),
      cities: cities.map((city, at) => ({
        place: referenceOf(city, language),
        path: listOf(city),
        sale: saleByCity.get(city.id) ?? 0,
        rent: rentByCity.get(city.id) ?? 0,
        median: municipality.get(city.id)?.median ?? null,
        photo: pictures[at] ?? null,
      })),
      newest: yield* listings.cards(newest.ids, language),
      regions: [...region]
        .flatMap(([id, prices]) => {
          const place = gazetteer.place('region', id)
          return place ? [{ place: referenceOf(place, language), path: listOf(place), ...prices }] : []
        })
        .toSorted((a, b) => b.median - a.median),
      examples: yield* examplesIn(language, { index, gazetteer, flags }),
    }
  })
  return { content } satisfies HomeService
})

/** What the home page shows. */
export class Home extends Context.Service<Home, HomeService>()('estia/home/Home') {
  static readonly layer: Layer.Layer<Home, never, SearchIndex | Listings | Places | Configuration> =
    Layer.effect(Home, make)
}
