/** `/agora-akiniton/athina/?format=csv`: pages of the guide as files, in every language. */
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { guidePath, readGuidePath } from '#domain/market/guidePaths.ts'
import { readGuideFormat, readGuideHomes } from '#domain/market/guideAddress.ts'
import { languages } from '#domain/locale.ts'
import { localPath, splitLanguage } from '#domain/search/searchPath.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { errorBody } from '#server/http/replies/messages.ts'
import { writers } from './files.ts'
import { Market } from './Market.ts'

const base = 'http://estia.invalid'

/** Whether an address is a page of the guide as a file. */
export function isGuideFile(address: string): boolean {
  if (!address.includes('format=')) return false
  const url = URL.parse(address, base)
  return (
    url !== null &&
    splitLanguage(url.pathname).rest.startsWith(guidePath) &&
    readGuideFormat(url.searchParams) !== undefined
  )
}

/** Public for as long as a day's figures stand, nearly: an hour. */
const headers = {
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
  'x-robots-tag': 'noindex',
}

const file = Effect.gen(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const { pathname, searchParams } = new URL(url, base)
  const { language, rest } = splitLanguage(pathname)
  const refuse = (name: 'placeNotFound' | 'monthNotFound') =>
    HttpServerResponse.jsonUnsafe(errorBody(name, language), { status: 404 })
  const address = readGuidePath(rest)
  const format = readGuideFormat(searchParams)
  if (address === undefined || format === undefined) return refuse('placeNotFound')
  const { type, write } = writers[format]
  return yield* (yield* Market).guide({ ...address, ...readGuideHomes(searchParams) }, language).pipe(
    Effect.map((page) => HttpServerResponse.text(write(page), { contentType: type, headers })),
    Effect.catchTags({
      PlaceNotFound: () => Effect.succeed(refuse('placeNotFound')),
      MonthNotFound: () => Effect.succeed(refuse('monthNotFound')),
    }),
  )
})

export const MarketRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Market>()
    const served = Effect.provideContext(Effect.catchDefect(file, failureReply), context)
    for (const language of languages)
      yield* router.add('GET', `/${localPath(language, guidePath).slice(1)}*`, served)
  }),
)
