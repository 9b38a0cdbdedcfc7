/** Everything that answers calls, and what search engines read beside the pages, as routes. */
import { Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { ErrorReplies } from '#server/http/api/ErrorReplies.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { withUnknownAddresses } from '#server/http/api/unknownAddress.ts'
import { guardRequests } from '#server/identity/guardRequests.ts'
import { signedInSessions } from '#server/identity/requestVisitor.ts'
import { handlers, routes, services } from './features.ts'

/** The handlers of every group, without the services they use. */
export const ApiHandlers = handlers.pipe(
  Layer.provideMerge(Layer.mergeAll(ErrorReplies.layer, guardRequests, signedInSessions)),
)

/** What the handlers use, over a database, a configuration and the media. */
export const ApiServices = services

/** The routes without the services they use, for tests and for a caller that shares the services. */
export const ApiRoutes = withUnknownAddresses(Layer.merge(HttpApiBuilder.layer(ServedApi), routes)).pipe(
  Layer.provide(ApiHandlers),
)

/** The routes, over a database (server/database), a Configuration and a MediaLibrary. */
export const ApiLayer = ApiRoutes.pipe(Layer.provide(ApiServices))
