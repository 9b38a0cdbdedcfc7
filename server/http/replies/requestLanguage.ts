import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { defaults, isLanguage, type Language } from '#domain/locale.ts'

/** The language in `lang`, read before the request is validated. */
export const requestLanguage: Effect.Effect<Language, never, HttpServerRequest.ParsedSearchParams> =
  Effect.map(HttpServerRequest.ParsedSearchParams, ({ lang }) =>
    typeof lang === 'string' && isLanguage(lang) ? lang : defaults.language,
  )
