import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { GuidePage } from '../market/Guide.ts'
import { guideParameters } from '../market/guideAddress.ts'
import { MonthNotFound, PlaceNotFound } from './errors.ts'
import { LanguageParameter } from './language.ts'

const Text = Schema.optional(Schema.String)

/** Asking prices of places. */
export class MarketApi extends HttpApiGroup.make('market').add(
  /** `path`: of a page of the guide, without its language. Unknown kinds and contracts are ignored. */
  HttpApiEndpoint.get('guide', '/api-next/market/', {
    query: {
      ...LanguageParameter,
      path: Schema.String,
      [guideParameters.contract]: Text,
      [guideParameters.kind]: Text,
    },
    success: GuidePage,
    error: [PlaceNotFound, MonthNotFound],
  }),
) {}
