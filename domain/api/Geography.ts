import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { geographyLevels } from '../geography/levels.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { LanguageParameter } from './language.ts'

/** A place offered while somebody types. */
export const PlaceSuggestion = Schema.Struct({
  id: Schema.Int,
  level: schemaOf(geographyLevels),
  name: Schema.String,
  /** The places around it, smallest first: "Athens, Attica". */
  context: Schema.String,
  /** Segments for a search path, without slashes at the ends: `athina/kolonaki`. */
  path: Schema.String,
})
export type PlaceSuggestion = typeof PlaceSuggestion.Type

export class GeographyApi extends HttpApiGroup.make('geography').add(
  HttpApiEndpoint.get('suggest', '/api-next/geography/suggest/', {
    query: { ...LanguageParameter, q: Schema.String.check(Schema.isMaxLength(100)) },
    success: Schema.Array(PlaceSuggestion),
  }),
) {}
