import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { ListingCard, PlaceReference } from '../listing/ListingCard.ts'
import { LanguageParameter } from './language.ts'

/** A city offered on the home page, with what is on the market there. */
const FrequentCity = Schema.Struct({
  place: PlaceReference,
  path: Schema.String,
  sale: Schema.Int,
  rent: Schema.Int,
})

/** What the home page shows. */
export const HomeContent = Schema.Struct({
  sale: Schema.Int,
  rent: Schema.Int,
  agencies: Schema.Int,
  /** Frequent-search cities of the specification first, then the largest by homes. */
  cities: Schema.Array(FrequentCity),
  newest: Schema.Array(ListingCard),
})
export type HomeContent = typeof HomeContent.Type

export class HomeApi extends HttpApiGroup.make('home').add(
  HttpApiEndpoint.get('content', '/api-next/home/', { query: LanguageParameter, success: HomeContent }),
) {}
