import { Context, Redacted } from 'effect'
import * as PrometheusMetrics from 'effect/observability/PrometheusMetrics'
import { createHash, timingSafeEqual } from 'node:crypto'
import { type Middleware, pathOf } from '#server/http/middleware.ts'

interface MetricsOptions {
  /** Who knows it may read. */
  readonly token: Redacted.Redacted
  /** Measures the sampled values; never fails. */
  readonly sample: () => Promise<unknown>
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** `GET /metrics` in Prometheus' text format, for requests with the token as `Authorization: Bearer`. */
export function metricsPage({ token, sample }: MetricsOptions): Middleware {
  const expected = hashOf(`Bearer ${Redacted.value(token)}`)
  return async (request, response, next) => {
    if (pathOf(request) !== '/metrics') return next()
    response.setHeader('cache-control', 'no-store')
    // Hashes have one length, so the comparison reveals nothing by its duration.
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected)) {
      response.statusCode = 401
      response.setHeader('www-authenticate', 'Bearer')
      return void response.end()
    }
    await sample()
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8')
    response.end(PrometheusMetrics.formatUnsafe(Context.empty()))
  }
}
