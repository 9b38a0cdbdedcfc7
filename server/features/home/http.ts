import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { HomeContent } from '#domain/api/Home.ts'
import { defaults } from '#domain/locale.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Home } from './Home.ts'

/** Answers for the home page. */
export const HomeHandlers = HttpApiBuilder.group(
  ServedApi,
  'home',
  Effect.fnUntraced(function* (handlers) {
    const home = yield* Home
    return handlers.handle('content', ({ query: { lang = defaults.language } }) =>
      Effect.map(home.content(lang), jsonReply<HomeContent>),
    )
  }),
)
