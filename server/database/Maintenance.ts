/**
 * What a PostgreSQL server does by itself and PGlite does not: checkpoints, so that its log stays
 * short and a start after a crash quick, and VACUUM (ANALYZE), so that plans are not guesses.
 */
import { Effect, type Scope } from 'effect'
import type { SqlClient } from 'effect/sql'
import { keepDoing } from '#server/platform/keepDoing.ts'

/** How often the log is looked at. */
const CHECK = '30 seconds'

/** Log since the last checkpoint that calls for one at once, bytes. */
const LOG_LIMIT = 128 * 1024 * 1024

/** Longest time between two checkpoints when anything was written, ms. */
const CHECKPOINT_AGE = 5 * 60_000

/** Tables with more dead rows than this share of their live ones (and than the floor) are vacuumed. */
const DEAD_SHARE = 0.1
const DEAD_FLOOR = 1_000

const VACUUM_EVERY = '10 minutes'

/** Bytes of log since the last checkpoint, and that checkpoint's age in ms. */
const logState = (sql: SqlClient.SqlClient) =>
  sql<{ bytes: number; age: number }>`
    SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 AS bytes,
      (extract(epoch FROM now() - checkpoint_time) * 1000)::float8 AS age
    FROM pg_control_checkpoint()`

/** Writes everything to the data files and frees the log. */
export const checkpoint = (sql: SqlClient.SqlClient) => Effect.asVoid(sql`CHECKPOINT`)

const checkpointIfDue = (sql: SqlClient.SqlClient) =>
  Effect.flatMap(logState(sql), ([state]) => {
    const bytes = state?.bytes ?? 0
    const due = bytes > LOG_LIMIT || (bytes > 0 && (state?.age ?? 0) > CHECKPOINT_AGE)
    return due ? checkpoint(sql) : Effect.void
  })

/** Counts rows and values of the given tables (of all without any) for the planner; after bulk loads. */
export const analyze = (sql: SqlClient.SqlClient, tables: ReadonlyArray<string>) =>
  tables.length === 0
    ? Effect.asVoid(sql`ANALYZE`)
    : Effect.forEach(tables, (table) => sql`ANALYZE ${sql(table)}`, { discard: true })

const vacuumWhereDue = (sql: SqlClient.SqlClient) =>
  Effect.gen(function* () {
    const due = yield* sql<{ name: string }>`
      SELECT relname AS name FROM pg_stat_user_tables
      WHERE n_dead_tup > ${DEAD_FLOOR} AND n_dead_tup > ${DEAD_SHARE} * n_live_tup
        OR n_mod_since_analyze > ${DEAD_FLOOR} AND n_mod_since_analyze > ${DEAD_SHARE} * n_live_tup`
    yield* Effect.forEach(due, ({ name }) => sql`VACUUM (ANALYZE) ${sql(name)}`, { discard: true })
  })

const failure = 'Database maintenance failed'

/** Keeps the embedded database in order until the scope closes; `sql` must be the bulk client. */
export const maintain = (sql: SqlClient.SqlClient): Effect.Effect<void, never, Scope.Scope> =>
  Effect.all(
    [
      keepDoing({ work: checkpointIfDue(sql), every: CHECK, failure }),
      keepDoing({ work: vacuumWhereDue(sql), every: VACUUM_EVERY, first: CHECK, failure }),
    ],
    { discard: true },
  )
