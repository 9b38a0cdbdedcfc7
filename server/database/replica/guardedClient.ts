/** Requests that need the leader fail soon where there is none: otherwise requests wait for its connections one after the other. */
import { PgClient } from '@effect/sql-pg'
import { Clock, Effect, type Scope } from 'effect'
import type { Reactivity } from 'effect/reactivity'
import { SqlClient, type SqlConnection, SqlError } from 'effect/sql'

/** How long a connection is waited for, ms. */
const PATIENCE = 2000
/** After a line broke, nothing is asked for so long, ms. */
const AWAY = 500

const unreachable = (message: string) =>
  new SqlError.SqlError({
    reason: new SqlError.ConnectionError({ cause: new Error(message), message, operation: 'acquire' }),
  })

/** PostgreSQL answers `ROLLBACK` to the `COMMIT` of a transaction that had failed. */
const commit = (connection: SqlConnection.Connection) =>
  Effect.flatMap(connection.executeRaw('COMMIT', []), (result) =>
    (result as { readonly command?: string }).command === 'ROLLBACK'
      ? Effect.fail(
          new SqlError.SqlError({
            reason: new SqlError.UnknownError({
              cause: new Error('COMMIT rolled back a failed transaction'),
              operation: 'commit',
            }),
          }),
        )
      : Effect.void,
  )

/** The same client, whose callers get a `ConnectionError` after two seconds without a connection, and at once soon after one. */
export const guardedClient = (
  leader: PgClient.PgClient,
  isPooled: boolean,
): Effect.Effect<SqlClient.SqlClient, never, Reactivity.Reactivity> => {
  let awayUntil = 0
  const noteAway = (error: SqlError.SqlError) =>
    error.reason._tag === 'ConnectionError'
      ? Effect.map(Clock.currentTimeMillis, (now) => void (awayUntil = now + AWAY))
      : Effect.void
  const noted = <A, R>(work: Effect.Effect<A, SqlError.SqlError, R>) => Effect.tapError(work, noteAway)

  const watched = (own: SqlConnection.Connection): SqlConnection.Connection => ({
    execute: (...asked) => noted(own.execute(...asked)),
    executeRaw: (...asked) => noted(own.executeRaw(...asked)),
    executeStream: (...asked) => own.executeStream(...asked),
    executeValues: (...asked) => noted(own.executeValues(...asked)),
    executeValuesUnprepared: (...asked) => noted(own.executeValuesUnprepared(...asked)),
    executeUnprepared: (...asked) => noted(own.executeUnprepared(...asked)),
  })
  const acquirer: Effect.Effect<SqlConnection.Connection, SqlError.SqlError, Scope.Scope> = Effect.gen(
    function* () {
      if ((yield* Clock.currentTimeMillis) < awayUntil)
        return yield* unreachable('The leader of the database does not answer')
      const own = yield* noted(
        Effect.timeoutOrElse(leader.reserve, {
          duration: PATIENCE,
          orElse: () => Effect.fail(unreachable('No connection to the leader of the database became free')),
        }),
      )
      return watched(own)
    },
  )
  return SqlClient.make({
    acquirer,
    compiler: PgClient.makeCompiler(),
    driver: leader.driver,
    prepareTransactionControls: !isPooled,
    commit,
    releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    spanAttributes: [['db.system.name', 'postgresql']],
  })
}
