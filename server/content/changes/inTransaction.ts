import { Effect } from 'effect'
import { SqlError } from 'effect/sql'
import { Notifications } from '#server/content/notifications/Notifications.ts'

/** SQL errors are unexpected here, whatever the statement. */
export const dieOnSql = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catchIf(
    work,
    (error): error is Extract<E, SqlError.SqlError> => SqlError.isSqlError(error),
    (error) => Effect.die(error),
  )

/** Two waited for each other, and the database ended one: nothing of it happened. */
const isDeadlock = (error: unknown): boolean =>
  SqlError.isSqlError(error) && ['DeadlockError', 'SerializationError'].includes(error.reason._tag)

/** Runs a change in a transaction, and wakes the streams of the notified accounts after the commit. */
export const inTransaction = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  const { transaction } = yield* Notifications
  return yield* dieOnSql(Effect.retry(transaction(work), { times: 2, while: isDeadlock }))
})

/** What time it is, as columns have it. */
export const nowDate = Effect.clockWith((clock) => Effect.map(clock.currentTimeMillis, (at) => new Date(at)))
