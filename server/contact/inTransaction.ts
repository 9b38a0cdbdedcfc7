import { Effect } from 'effect'
import { SqlError } from 'effect/sql'
import { Notifications } from '#server/notifications/Notifications.ts'

/** Whatever a statement may say, nobody can do anything about it here. */
export const dieOnSql = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catchIf(
    work,
    (error): error is Extract<E, SqlError.SqlError> => SqlError.isSqlError(error),
    (error) => Effect.die(error),
  )

/** Runs a change whole or not at all, and wakes those whom it told something once it is committed. */
export const inTransaction = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>) {
  return yield* dieOnSql((yield* Notifications).transaction(work))
})

/** What time it is, as columns have it. */
export const nowDate = Effect.clockWith((clock) => Effect.map(clock.currentTimeMillis, (at) => new Date(at)))
