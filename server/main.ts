/** Composes the portal: only the order of its parts is decided here. */
import { Deferred, Effect, Layer, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import type { IncomingMessage } from 'node:http'
import { socialProviders } from '#domain/account/socialProviders.ts'
import { ApiLayer } from '#server/ApiLayer.ts'
import { isApiPath } from '#server/http/api/apiPaths.ts'
import { CurrentFastPath, FastPath } from '#server/http/replies/FastPath.ts'
import type { ResponseCache } from '#server/http/replies/ResponseCache.ts'
import { isGuideFile } from '#server/features/market/routes.ts'
import { isBacktestFile } from '#server/features/valuation/routes.ts'
import { isOfflineWorker } from '#server/features/saved/offline/routes.ts'
import { isForCrawlers } from '#server/features/crawlers/http.ts'
import { Database, type DatabaseContext } from '#server/database/Database.ts'
import { warnOfUnsafeSettings } from '#server/database/unsafeSettings.ts'
import { MediaLibrary } from '#server/content/media/MediaLibrary.ts'
import { sentPhotographs } from '#server/content/media/photographs/sentPhotos.ts'
import { mediaFiles } from '#server/content/media/mediaFiles.ts'
import { mediaPath, type PortalMedia } from '#server/content/media/PortalMedia.ts'
import { mediaStoreOf } from '#server/content/media/mediaStoreOf.ts'
import { mailbox } from '#server/content/mail/mailbox.ts'
import { MailSending } from '#server/content/mail/MailSending.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { answerOperator } from '#server/operator/operatorSocket.ts'
import { observing } from '#server/observability/observing.ts'
import { isSentence } from '#server/http/pages/isSentence.ts'
import { oneTapPages } from '#server/http/pages/oneTapPages.ts'
import { playsReplay } from '#server/http/pages/playsReplay.ts'
import type { PageOptions } from '#server/http/pages/pageFor.ts'
import { pageRequests } from '#server/http/pages/pageRequests.ts'
import type { PageSource } from '#server/http/pages/PageSource.ts'
import { translatedAddresses } from '#server/http/pages/translatedAddresses.ts'
import { shedLoad, type RequestKind } from '#server/http/loadShedding/shedLoad.ts'
import { refuseRequests } from '#server/http/loadShedding/refuseRequests.ts'
import { LiveFlags, makeLiveFlags } from '#server/content/flags/LiveFlags.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { type Handler, makeHandler } from '#server/http/effectHandler.ts'
import { compressReplies } from '#server/http/replies/compressReplies.ts'
import { health } from '#server/http/health.ts'
import { lastResortPage } from '#server/http/lastResortPage.ts'
import { listen } from '#server/http/listen.ts'
import { chain, type Middleware, pathOf } from '#server/http/middleware.ts'
import { contextOf, startRequest } from '#server/http/requestContext.ts'
import { logRequests, logUnexpected, writeToStdout } from '#server/http/requestLog.ts'
import { oneHost } from '#server/http/oneHost.ts'
import { onlyRead } from '#server/http/onlyRead.ts'
import { siteOf } from '#server/http/pages/siteOf.ts'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import { vendorListFiles } from '#server/http/vendorListFiles.ts'
import { securityTxt } from '#server/http/securityTxt.ts'
import { Stopping } from '#server/platform/Stopping.ts'
import { yieldBetweenRequests } from '#server/http/yieldBetweenRequests.ts'
import { tilesOrigin } from '#server/platform/tilesUrl.ts'
import { keptSearches, SearchReplies } from '#server/features/search/SearchReplies.ts'
import { tileJsonPath } from '#server/content/tiles/tileAddress.ts'
import { tileFiles } from '#server/content/tiles/tileFiles.ts'
import { tilesVersion } from '#server/content/tiles/tilesVersion.ts'
import { warmUp } from '#server/warmUp/warmUp.ts'

/** Pages that are asked for as files. */
const isFile = (address: string): boolean =>
  isGuideFile(address) || isBacktestFile(address) || isOfflineWorker(address)

export interface PortalOptions {
  readonly pages: PageSource
  /** Answers for the files that pages load: the build's, or the development server's. */
  readonly files: Middleware
  readonly dev: boolean
  /** The photographs and plans of listings. @default none */
  readonly media?: PortalMedia
  /** Runs the warm-up requests once it listens. @default false */
  readonly warmsUp?: boolean
}

/** The whole portal on an open database: search index, API, pages, listening. Stops with its scope. */
export const startPortal = ({ pages, files, dev, media, warmsUp = false }: PortalOptions) =>
  Effect.gen(function* () {
    const settings = yield* Configuration
    const { dataFolder, flags, origin, host, port, tilesUrl, socialSignIn, securityContact, drainSeconds } =
      settings
    const oneTap = oneTapPages(settings)
    const outside = Option.getOrUndefined(tilesUrl)
    const mediaStore = mediaStoreOf(settings)
    const stopping = yield* Deferred.make<void>()
    const replies = keptSearches()
    const direct = new FastPath()
    const liveFlags = makeLiveFlags(flags)
    const api = yield* openApi(
      media ? MediaLibrary.layerOf(media.photos, media.plan) : MediaLibrary.layerEmpty,
    ).pipe(
      Effect.provideService(Stopping, Deferred.await(stopping)),
      Effect.provideService(SearchReplies, replies),
      Effect.provideService(LiveFlags, liveFlags),
      // Only the router is traced: with a collector it takes every call.
      Effect.provideService(CurrentFastPath, Option.isNone(settings.collector) ? direct : undefined),
    )
    const ready = yield* databaseAnswers
    if ((yield* Database).engine === 'pglite') yield* Effect.provide(answerOperator(dataFolder), Outbox.layer)
    else yield* warnOfUnsafeSettings
    const pageOptions: PageOptions = {
      source: pages,
      // Switched flags hold for the next page.
      get flags() {
        return liveFlags.current()
      },
      tilesUrl: outside ?? tileJsonPath,
      origin,
      site: siteOf(settings),
      socialProviders: socialProviders.filter((provider) => socialSignIn[provider] !== undefined),
      oneTap,
      hasMarketing: Option.isSome(settings.marketing),
      agencySignUp: settings.links.agencySignUp,
      fetchApi: api.fetch,
    }
    const handler = chain(
      [
        startRequest,
        logRequests(writeToStdout),
        ...(yield* observing),
        securityHeaders({
          secure: origin.startsWith('https:'),
          dev,
          tilesFrom: outside === undefined ? [] : [tilesOrigin(outside)],
          ...(oneTap && { prompt: oneTap }),
          playsReplay,
          others: settings.othersScripts,
        }),
        oneHost,
        exceptForCalls(onlyRead),
        health({ accepting: () => !Deferred.isDoneUnsafe(stopping), check: ready }),
        securityTxt({ contact: Option.getOrUndefined(securityContact), origin }),
        exceptForCalls(files),
        tileFiles({ version: tilesVersion(), outside }),
        shedLoad({ kindOf: kindOf(replies), refuse: refuseRequests(writeToStdout) }),
        yieldBetweenRequests(),
        compressReplies,
        vendorListFiles(settings.vendors),
        mediaFiles([...(media ? [media] : []), sentPhotographs(mediaStore)], mediaStore, writeToStdout),
        yield* mailbox,
        direct.middleware,
        onlyRoutes(api),
        translatedAddresses(),
        pageRequests(pageOptions),
      ],
      (error, request, response) => {
        logUnexpected(writeToStdout)(error, request, contextOf(response).id)
        lastResortPage(response, 500)
      },
    )
    const server = yield* listen(handler, { host, port, behindProxy: settings.trustedProxies > 0 })
    // Before the server stops listening: it becomes unready, and long waits end. Requests that arrive before the
    // balancer notices are still answered.
    yield* Effect.addFinalizer(() =>
      Effect.andThen(Deferred.succeed(stopping, undefined), Effect.sleep(`${drainSeconds} seconds`)),
    )
    if (warmsUp) yield* Effect.forkScoped(warmUp(pageOptions))
    return server
  })

/** The API's routes over the services around, and what goes on beside them: the search index is loaded here. */
const openApi = (library: Layer.Layer<MediaLibrary>) =>
  Effect.gen(function* () {
    const around = yield* Effect.context<Configuration | DatabaseContext>()
    const services = Layer.merge(Layer.succeedContext(around), library)
    return yield* makeHandler(Layer.provide(Layer.merge(ApiLayer, MailSending), services))
  })

/** A query that the database can always answer. */
const databaseAnswers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const run = Effect.runPromiseWith(yield* Effect.context<never>())
  return () => run(sql`SELECT 1`)
})

/**
 * Where a request waits when there are many. What is kept in memory and the pictures of listings, which have a queue of
 * their own, do not wait. A sentence keeps no thread, and may wait for a language model: as a page it would hold one
 * of three places meanwhile.
 */
const kindOf =
  (replies: ResponseCache) =>
  (request: IncomingMessage): RequestKind | undefined => {
    const path = pathOf(request)
    if (path.startsWith(mediaPath) || replies.has(request.url ?? '')) return undefined
    return isApiPath(path) ||
      isForCrawlers(path) ||
      isSentence(request.url ?? '') ||
      isFile(request.url ?? '')
      ? 'call'
      : 'page'
  }

/** Passes calls by a step that is for what is read alone, such as files: none has such a name. */
const exceptForCalls =
  (step: Middleware): Middleware =>
  (request, response, next) =>
    isApiPath(pathOf(request)) ? next() : step(request, response, next)

/** Sends what is under the API's paths, or for search engines, to the routes; all else on. */
const onlyRoutes =
  (api: Handler): Middleware =>
  (request, response, next) =>
    isApiPath(pathOf(request)) || isForCrawlers(pathOf(request)) || isFile(request.url ?? '')
      ? api.node(request, response)
      : next()
