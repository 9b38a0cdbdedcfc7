/**
 * Ends statements that run too long in PGlite, which accepts `statement_timeout` and ignores it.
 *
 * A computing backend accepts no message, so its thread is ended and another one opened. The statement fails as it
 * would on PostgreSQL, and statements that wait behind it continue.
 */
import { Duration, Effect, Schedule, type Scope } from 'effect'
import type { PgliteWorker } from './PgliteWorker.ts'

const POLL = Duration.millis(200)

/** Polls the worker a few times a second; needs no help from it. */
export const watchStatements = (
  worker: PgliteWorker,
  limit: Duration.Duration,
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    let seen = { run: 0, since: 0 }
    const look = Effect.suspend(() => {
      const running = worker.running
      const now = performance.now()
      if (running === undefined || running.connection.bulk || running.run !== seen.run) {
        seen = { run: running?.run ?? 0, since: now }
        return Effect.void
      }
      if (now - seen.since < Duration.toMillis(limit)) return Effect.void
      seen = { run: 0, since: now }
      running.connection.endStatement(
        `canceling statement due to statement timeout of ${Duration.toMillis(limit)} ms`,
      )
      return Effect.andThen(
        Effect.logWarning('A statement ran too long: ending the database worker'),
        Effect.promise(() => worker.restart()),
      )
    })
    yield* Effect.repeat(look, Schedule.spaced(POLL)).pipe(Effect.forkScoped)
  })
