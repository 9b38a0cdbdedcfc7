import { Effect, Redacted, type Scope } from 'effect'
import pg from 'pg'

/** Parallel copies; further ones wait. */
const MOST = 4

/** A connection unused for so long is closed, ms. */
const IDLE = 60_000

/**
 * Connections that copies are read over, kept for the next: opening one and learning the tables there takes three times
 * as long as reading what changed. Closed with the scope.
 */
export const readersOf = (url: Redacted.Redacted): Effect.Effect<pg.Pool, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const pool = new pg.Pool({
        connectionString: Redacted.value(url),
        application_name: 'estia copies',
        statement_timeout: 0,
        max: MOST,
        idleTimeoutMillis: IDLE,
      })
      // One that breaks fails the copy that runs on it, or is forgotten; without these it would end the process.
      pool.on('connect', (client) => client.on('error', () => {}))
      pool.on('error', () => {})
      return pool
    }),
    (pool) => Effect.promise(() => pool.end()),
  )
