import { Effect, Option, Schedule, type Scope } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Database } from '#server/database/Database.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { Middleware } from '#server/http/middleware.ts'
import { measureRequests } from './measureRequests.ts'
import { metricsPage } from './metricsPage.ts'
import { makeSample } from './sample.ts'

/** The middleware that measures: none if observability is not configured. */
export const observing: Effect.Effect<
  readonly Middleware[],
  never,
  Configuration | Database | SqlClient.SqlClient | Scope.Scope
> = Effect.gen(function* () {
  const { collector, metricsToken } = yield* Configuration
  if (Option.isNone(collector) && Option.isNone(metricsToken)) return []
  const sample = yield* makeSample
  const run = Effect.runPromiseWith(yield* Effect.context<Database | SqlClient.SqlClient>())
  if (Option.isSome(collector))
    yield* Effect.forkScoped(Effect.repeat(sample, Schedule.spaced(`${collector.value.every} millis`)))
  const page = Option.map(metricsToken, (token) => metricsPage({ token, sample: () => run(sample) }))
  return [measureRequests, ...Option.toArray(page)]
})
