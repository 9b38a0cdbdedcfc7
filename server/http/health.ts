import { setTimeout as after } from 'node:timers/promises'
import { type Middleware, pathOf } from './middleware.ts'

/** What the portal can say of itself. */
export interface Readiness {
  /** False after a stop was requested. */
  readonly accepting: () => boolean
  /** Resolves when the database answers; rejects otherwise. */
  readonly check: () => Promise<unknown>
}

/** Time limit for the database, ms: balancers poll every second, and count silence as a failure. */
const PATIENCE = 500

/**
 * `/healthz`: the process answers. `/readyz`: send requests here, until a stop is requested; nothing listens before
 * the index is loaded. Without the database, which all processes share, it stays ready and says so in the body
 * (decision 0038).
 */
export const health =
  ({ accepting, check }: Readiness): Middleware =>
  async (request, response, next) => {
    const path = pathOf(request)
    if (path !== '/healthz' && path !== '/readyz') return next()
    const state = path === '/healthz' ? 'ok' : accepting() ? await stateOf(check) : 'stopping'
    response.statusCode = state === 'stopping' ? 503 : 200
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify({ status: state }))
  }

async function stateOf(check: Readiness['check']): Promise<'ok' | 'withoutDatabase'> {
  const late = new AbortController()
  const answers = check().then(
    () => true,
    () => false,
  )
  const inTime = await Promise.race([answers, after(PATIENCE, false, late)])
  late.abort()
  return inTime ? 'ok' : 'withoutDatabase'
}
