import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { GuidePage } from '../market/Guide.ts'
import { Outlines } from '../market/Outlines.ts'
import { guideParameters } from '../market/guideAddress.ts'
import { MonthNotFound, PlaceNotFound } from './errors.ts'
import { LanguageParameter } from './language.ts'

const Text = Schema.optional(Schema.String)

const query = {
  ...LanguageParameter,
  path: Schema.String,
  [guideParameters.contract]: Text,
  [guideParameters.kind]: Text,
}

/** Asking prices of places. */
export class MarketApi extends HttpApiGroup.make('market').add(
  /** The places within such a page as outlines, for a map. */
  HttpApiEndpoint.get('outlines', '/api-next/market/outlines/', {
    query,
    success: Outlines,
    error: [PlaceNotFound, MonthNotFound],
  }),
  /** `path`: of a page of the guide, without its language. Unknown kinds and contracts are ignored. */
  HttpApiEndpoint.get('guide', '/api-next/market/', {
    query,
    success: GuidePage,
    error: [PlaceNotFound, MonthNotFound],
  }),
) {}
