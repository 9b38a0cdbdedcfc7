import { Context, Metric } from 'effect'
import { streamPath } from '#domain/contact/contactPaths.ts'
import { type Middleware, pathOf } from '#server/http/middleware.ts'
import { contextOf } from '#server/http/requestContext.ts'
import { requestSeconds } from '#server/platform/metrics.ts'
import { routeOf } from './routeOf.ts'

const series = new Map<string, Metric.Histogram<number>>()

/** One of each route and status, made once. */
function seriesOf(route: string, status: number) {
  const key = `${status} ${route}`
  const known = series.get(key) ?? Metric.withAttributes(requestSeconds, { route, status: String(status) })
  series.set(key, known)
  return known
}

/** Measures every request when it has ended. */
export const measureRequests: Middleware = (request, response, next) => {
  const path = pathOf(request)
  // The duration of an open stream says nothing about speed.
  if (path !== streamPath)
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - contextOf(response).startedAt) / 1e9
      seriesOf(routeOf(path), response.statusCode).updateUnsafe(seconds, Context.empty())
    })
  next()
}
