import { type Middleware, pathOf } from './middleware.ts'

/** What the portal can say of itself. */
export interface Readiness {
  /** False from the moment the server was asked to stop. */
  readonly accepting: () => boolean
  /** Resolves when the database answers and the search index is loaded; rejects otherwise. */
  readonly check: () => Promise<unknown>
}

/** `/healthz`: the process answers. `/readyz`: it can do its work: database and search index. */
export const health =
  (readiness: Readiness): Middleware =>
  async (request, response, next) => {
    const path = pathOf(request)
    if (path !== '/healthz' && path !== '/readyz') return next()
    const ok = path === '/healthz' || (readiness.accepting() && (await answers(readiness)))
    response.statusCode = ok ? 200 : 503
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify({ status: ok ? 'ok' : 'unavailable' }))
  }

const answers = (readiness: Readiness): Promise<boolean> =>
  readiness.check().then(
    () => true,
    () => false,
  )
