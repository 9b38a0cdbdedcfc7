import { Duration, Effect, Layer, Stream } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { Configuration } from '#server/platform/Configuration.ts'
import { robotsTxt, sitemapPath } from './robotsTxt.ts'
import { KEPT, partsPath, type SitemapAnswer, Sitemaps } from './Sitemaps.ts'

const robotsPath = '/robots.txt'

/** Whether a path is answered here. */
export const isForCrawlers = (path: string): boolean =>
  path === robotsPath || path === sitemapPath || path.startsWith(partsPath)

const contentType = 'application/xml; charset=utf-8'

/** The whole reply, or 304 if the crawler has this version; cacheable for a while. */
function reply(
  { headers: { 'if-modified-since': known = '' } }: HttpServerRequest.HttpServerRequest,
  { at }: SitemapAnswer<unknown>,
  whole: (headers: Readonly<Record<string, string>>) => HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse {
  const headers = {
    'cache-control': `public, max-age=${Duration.toSeconds(KEPT)}`,
    'last-modified': new Date(at).toUTCString(),
  }
  const isKnown = Date.parse(known) >= Math.floor(at / 1000) * 1000
  return isKnown ? HttpServerResponse.empty({ status: 304, headers }) : whole(headers)
}

const missing = HttpServerResponse.text('There is no such sitemap.\n', { status: 404 })

/** What search engines read before they read pages. */
export const CrawlerRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const { origin } = yield* Configuration
    const sitemaps = yield* Sitemaps

    yield* router.add(
      'GET',
      robotsPath,
      HttpServerResponse.text(robotsTxt(origin), { headers: { 'cache-control': 'public, max-age=3600' } }),
    )
    yield* router.add('GET', sitemapPath, (request) =>
      Effect.map(sitemaps.index, (answer) =>
        reply(request, answer, (headers) => HttpServerResponse.text(answer.body, { contentType, headers })),
      ),
    )
    yield* router.add(
      'GET',
      `${partsPath}:name`,
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const { name = '' } = yield* HttpRouter.params
        const answer = yield* sitemaps.part(name)
        return answer ? reply(request, answer, (headers) => inPieces(answer.body, headers)) : missing
      }),
    )
    yield* router.add('GET', `${partsPath}*`, missing)
  }),
)

const inPieces = (pieces: Iterable<string>, headers: Readonly<Record<string, string>>) =>
  HttpServerResponse.stream(Stream.encodeText(Stream.fromIterable(pieces, { chunkSize: 1 })), {
    contentType,
    headers,
  })
