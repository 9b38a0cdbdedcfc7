/** What the public sees is read while there is no leader, too. */
import { PgClient } from '@effect/sql-pg'
import { Clock, Effect, Fiber, Option, Schedule } from 'effect'
import type { Reactivity } from 'effect/reactivity'
import { SqlClient, type SqlConnection, type SqlError } from 'effect/sql'
import { isUnavailable } from '../unavailable.ts'

/** A leader that has not answered after so long is helped out, ms. */
const LATE = 700
/** Then a replica is asked first for so long, ms: pages would wait for the leader one after the other. */
const AWAY = 2000

/** The replica that answered may be the one that takes over, and the next one may answer. */
const again = { schedule: Schedule.spaced('300 millis'), times: 2, while: isUnavailable }

type Answering<A> = (client: SqlClient.SqlClient) => Effect.Effect<A, SqlError.SqlError>

/**
 * A client that asks the leader, and a replica while the leader does not answer. In a transaction it is the leader's:
 * what a transaction reads belongs to what it writes. A statement that writes is refused by a replica.
 */
export const publicClient = (
  leader: SqlClient.SqlClient,
  replica: PgClient.PgClient,
): Effect.Effect<SqlClient.SqlClient, never, Reactivity.Reactivity> => {
  let awayUntil = 0
  const away = Effect.map(Clock.currentTimeMillis, (now) => void (awayUntil = now + AWAY))

  const ask = <A>(answer: Answering<A>): Effect.Effect<A, SqlError.SqlError> =>
    Effect.gen(function* () {
      const transaction = yield* Effect.serviceOption(leader.transactionService)
      if (Option.isSome(transaction)) return yield* answer(leader)
      const fromReplica = Effect.retry(answer(replica), again)
      const helped = Effect.tap(fromReplica, () => away)
      if ((yield* Clock.currentTimeMillis) < awayUntil)
        return yield* fromReplica.pipe(Effect.catch(() => answer(leader)))
      const asked = answer(leader).pipe(
        Effect.catch((error) =>
          isUnavailable(error) ? Effect.mapError(helped, () => error) : Effect.fail(error),
        ),
      )
      // Beside the request: to end what a lost machine does not answer takes as long as to wait for it.
      const asking = yield* Effect.forkDetach(asked)
      const late = Effect.delay(helped, LATE).pipe(Effect.catch(() => Effect.never))
      return yield* Effect.raceFirst(Fiber.join(asking), late)
    })

  const connection: SqlConnection.Connection = {
    execute: (sql, params) => ask((client) => client.unsafe<never>(sql, params)),
    executeRaw: (sql, params) => ask((client) => client.unsafe(sql, params).raw),
    executeStream: (sql, params) => leader.unsafe(sql, params).stream,
    executeValues: (sql, params) => ask((client) => client.unsafe(sql, params).values),
    executeValuesUnprepared: (sql, params) => ask((client) => client.unsafe(sql, params).values),
    executeUnprepared: (sql, params) => ask((client) => client.unsafe<never>(sql, params).unprepared),
  }
  return SqlClient.make({
    acquirer: Effect.succeed(connection),
    transactionAcquirer: leader.reserve,
    transactionService: leader.transactionService,
    compiler: PgClient.makeCompiler(),
    driver: leader.driver,
    spanAttributes: [],
  })
}
