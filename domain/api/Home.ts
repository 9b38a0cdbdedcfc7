import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { ListingCard, PlaceReference } from '../listing/ListingCard.ts'
import { Photo } from '../listing/Photo.ts'
import { LanguageParameter } from './language.ts'

/** A city offered on the home page, with what is on the market there. */
const FrequentCity = Schema.Struct({
  place: PlaceReference,
  path: Schema.String,
  sale: Schema.Int,
  rent: Schema.Int,
  /** Median asking price of flats for sale, EUR per m²; null where fewer than ten state one. */
  median: Schema.NullOr(Schema.Number),
  /** Of the newest home for sale that has one. */
  photo: Schema.NullOr(Photo),
})

/** Asking prices of flats for sale in a region, EUR per m². */
const RegionPrices = Schema.Struct({
  place: PlaceReference,
  path: Schema.String,
  count: Schema.Int,
  lowerQuartile: Schema.Number,
  median: Schema.Number,
  upperQuartile: Schema.Number,
})

/** A sentence to try, and how many homes it finds now. */
const Example = Schema.Struct({ text: Schema.String, href: Schema.String, count: Schema.Int })

/** What the home page shows. */
export const HomeContent = Schema.Struct({
  sale: Schema.Int,
  rent: Schema.Int,
  /** Frequent-search cities of the specification first, then the largest by homes. */
  cities: Schema.Array(FrequentCity),
  newest: Schema.Array(ListingCard),
  /** Regions with at least ten priced flats, the most expensive first. */
  regions: Schema.Array(RegionPrices),
  /** Sentences that find at least ten homes; none where sentences are switched off. */
  examples: Schema.Array(Example),
})
export type HomeContent = typeof HomeContent.Type

export class HomeApi extends HttpApiGroup.make('home').add(
  HttpApiEndpoint.get('content', '/api-next/home/', { query: LanguageParameter, success: HomeContent }),
) {}
