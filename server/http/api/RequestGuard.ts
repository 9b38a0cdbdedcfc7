import { HttpApiMiddleware } from 'effect/http-api'
import { AccountChanged, ForeignRequest } from '#domain/api/accountErrors.ts'

/** Judges every call before its handler does (`server/identity/guardRequests.ts`). */
export class RequestGuard extends HttpApiMiddleware.Service<RequestGuard>()('estia/api/RequestGuard', {
  error: [ForeignRequest, AccountChanged],
}) {}
