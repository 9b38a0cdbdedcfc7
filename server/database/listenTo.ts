import { PgClient } from '@effect/sql-pg'
import { Effect, Queue, Schedule } from 'effect'

/** Pause before a channel that broke is listened to again. */
const LISTEN_AGAIN = '1 second'

export interface Listening<E, R> {
  /** Runs whenever listening begins or resumes: earlier notifications were not received. */
  readonly onOpen: Effect.Effect<void, E, R>
  /** The payloads since the last call. */
  readonly onNotices: (payloads: readonly string[]) => Effect.Effect<void, E, R>
  /** Logged when the line broke. */
  readonly lost: string
}

/** Listens to a channel of a PostgreSQL server for ever, and begins again when the line or what it leads to breaks. */
export const listenTo = <E, R>(
  channel: string,
  { onOpen, onNotices, lost }: Listening<E, R>,
): Effect.Effect<void, never, R | PgClient.PgClient> => {
  const listening = Effect.scoped(
    Effect.gen(function* () {
      const { listen } = yield* PgClient.PgClient
      const notices = yield* listen(channel)
      yield* onOpen
      const hear = Effect.flatMap(Queue.takeAll(notices), (heard) =>
        onNotices(heard.map(({ payload }) => payload ?? '')),
      )
      return yield* Effect.forever(hear)
    }),
  )
  return listening.pipe(
    Effect.tapError(() => Effect.logWarning(lost)),
    Effect.retry(Schedule.spaced(LISTEN_AGAIN)),
    Effect.catch(() => Effect.void),
  )
}
