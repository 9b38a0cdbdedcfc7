import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { defaults, isServedLanguage, type ServedLanguage } from '#domain/locale.ts'

/** The language that a request asks for with `lang`, read before the request is known to be well formed. */
export const requestLanguage: Effect.Effect<ServedLanguage, never, HttpServerRequest.ParsedSearchParams> =
  Effect.map(HttpServerRequest.ParsedSearchParams, ({ lang }) =>
    typeof lang === 'string' && isServedLanguage(lang) ? lang : defaults.language,
  )
