/** Reads that take long, on a replica: reports and exports must not slow the leader down. */
import type { PgClient } from '@effect/sql-pg'
import { Cause, Effect, Option } from 'effect'
import { SqlClient, SqlError } from 'effect/sql'
import { isUnavailable } from '../unavailable.ts'
import { leaderPosition, ReplicaBehind, untilReached } from './position.ts'

export type Reading = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
) => Effect.Effect<A, E, Exclude<R, SqlClient.SqlClient>>

const isOfReplica = (cause: Cause.Cause<unknown>): boolean => {
  const error = Cause.squash(cause)
  return error instanceof ReplicaBehind || isUnavailable(error)
}

/**
 * Runs what only reads in one transaction of a replica that is as far as the leader was when it was asked. Where no
 * replica answers, comes that far or stays, it runs on the leader, from its beginning. Without a leader whatever a
 * replica has is read.
 */
export const readingFrom =
  (replica: PgClient.PgClient, leader: SqlClient.SqlClient): Reading =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) => {
    const onLeader = Effect.provideService(effect, SqlClient.SqlClient, leader)
    const onReplica = Effect.flatMap(leaderPosition(leader), (position) =>
      replica.withTransaction(
        Effect.andThen(
          Option.isSome(position) ? untilReached(replica, position.value) : Effect.void,
          Effect.provideService(effect, SqlClient.SqlClient, replica),
        ),
      ),
    )
    return Effect.catchCause(onReplica, (cause) =>
      isOfReplica(cause) ? onLeader : Effect.failCause(withoutReplica<E>(cause)),
    )
  }

/** What remains of the errors of a replica once those of the replica itself were treated: defects, and the reader's own. */
const withoutReplica = <E>(cause: Cause.Cause<E | ReplicaBehind | SqlError.SqlError>): Cause.Cause<E> => {
  const error = Cause.squash(cause)
  return error instanceof SqlError.SqlError || error instanceof ReplicaBehind
    ? Cause.die(error)
    : (cause as Cause.Cause<E>)
}
