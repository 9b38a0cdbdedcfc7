/** Values that are measured on demand, when the metrics are read. */
import { Duration, Effect, Metric } from 'effect'
import { SqlClient } from 'effect/sql'
import { type ELDHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Database } from '#server/database/Database.ts'
import * as metrics from '#server/platform/metrics.ts'

/** What is waited for in a database that does not answer. */
const DATABASE_LIMIT = Duration.seconds(2)

interface MailCounts {
  readonly waiting: number
  readonly oldest: number
  readonly failed: number
}

interface Connections {
  readonly state: string
  readonly count: number
}

const sampleProcess = (delay: ELDHistogram) =>
  Effect.gen(function* () {
    for (const [quantile, nanoseconds] of [
      ['0.5', delay.percentile(50)],
      ['0.99', delay.percentile(99)],
      ['1', delay.max],
    ] as const)
      yield* Metric.update(Metric.withAttributes(metrics.loopDelay, { quantile }), nanoseconds / 1e9)
    delay.reset()
    const { rss, heapUsed, external } = process.memoryUsage()
    for (const [kind, bytes] of Object.entries({ rss, heapUsed, external }))
      yield* Metric.update(Metric.withAttributes(metrics.memoryBytes, { kind }), bytes)
    yield* Metric.update(metrics.startedAt, performance.timeOrigin / 1000)
  })

const sampleMails = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<MailCounts>`SELECT
    count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting,
    coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE failed_at IS NULL)), 0)::float8 AS oldest,
    count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed
    FROM outbox WHERE sent_at IS NULL`
  yield* Metric.update(metrics.mailsWaiting, row?.waiting ?? 0)
  yield* Metric.update(metrics.oldestMail, row?.oldest ?? 0)
  yield* Metric.update(metrics.mailsGivenUp, row?.failed ?? 0)
})

const sampleAlerts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ oldest: number }>`SELECT
    coalesce(extract(epoch FROM now() - min(at)), 0)::float8 AS oldest FROM alert_events WHERE number IS NULL`
  yield* Metric.update(metrics.alertsWaiting, row?.oldest ?? 0)
})

const sampleConnections = Effect.gen(function* () {
  if ((yield* Database).engine !== 'postgresql') return
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<Connections>`
    SELECT state, (SELECT count(*) FROM pg_stat_activity AS one WHERE one.datname = current_database()
      AND one.application_name LIKE 'estia%' AND coalesce(one.state, 'unknown') = states.state)::int AS count
    FROM unnest(ARRAY['active', 'idle', 'idle in transaction', 'unknown']) AS states (state)`
  for (const { state, count } of rows)
    yield* Metric.update(Metric.withAttributes(metrics.databaseConnections, { state }), count)
})

const timed = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const begun = performance.now()
    return Effect.tap(work, () => Metric.update(metrics.databaseSeconds, (performance.now() - begun) / 1000))
  })

const sampleDatabase: Effect.Effect<void, never, Database | SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* timed(sql`SELECT 1`)
  yield* sampleMails
  yield* sampleAlerts
  yield* sampleConnections
}).pipe(
  Effect.timeout(DATABASE_LIMIT),
  Effect.matchEffect({
    onSuccess: () => Metric.update(metrics.databaseUp, 1),
    onFailure: () => Metric.update(metrics.databaseUp, 0),
  }),
)

/** Measures process and database. Starts watching the event loop. */
export const makeSample = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => {
      const delay = monitorEventLoopDelay({ resolution: 10 })
      delay.enable()
      return delay
    }),
    (delay) => Effect.sync(() => delay.disable()),
  ),
  (delay) => Effect.andThen(sampleProcess(delay), sampleDatabase),
)
