/** Opens a PostgreSQL server: one, or the leader of several with its replicas. */
import { PgClient } from '@effect/sql-pg'
import { Duration, Effect, Option, type Redacted } from 'effect'
import type { Engine } from '../engine.ts'
import { reachServer } from '../reachServer.ts'
import { readersOf } from '../readers.ts'
import { unguarded } from '../StorageGuard.ts'
import type { Opened } from './Opened.ts'
import { guardedClient } from './guardedClient.ts'
import { publicClient } from './publicClient.ts'
import { readingFrom } from './readingClient.ts'

/** Where the database is. */
export interface ServerAddresses {
  /** The leader; behind a pooler in transaction mode only with `direct`. */
  readonly leader: Redacted.Redacted
  /** The leader without a pooler: listening, loads and migrations keep state in a session. @default `leader` */
  readonly direct?: Redacted.Redacted | undefined
  /** The replicas, if there are any. */
  readonly replicas?: Redacted.Redacted | undefined
}

export const APPLICATION = 'estia'

/** Connections for pages and forms on PostgreSQL; two more are for bulk work. */
const CONNECTIONS = 10
const BULK_CONNECTIONS = 2

/** Three channels are listened to; one more tells. */
const LISTENING = 4

/** Reports at once, on replicas. */
const READING = 4

/** A line on which nothing comes is asked after so long whether its other end is there. */
const KEEP_ALIVE = '10 seconds'

const pages = (url: Redacted.Redacted, limit: Duration.Duration, isPooled: boolean) =>
  PgClient.make({
    url,
    applicationName: APPLICATION,
    maxConnections: CONNECTIONS,
    keepAlive: KEEP_ALIVE,
    // The next statement may come to another connection, which knows no name of it.
    prepare: !isPooled,
    startupParameters: {
      statement_timeout: String(Duration.toMillis(limit)),
      // A transaction forgotten open would hold its locks for ever.
      idle_in_transaction_session_timeout: '60000',
    },
  })

const bulkWork = (url: Redacted.Redacted) =>
  PgClient.make({
    url,
    applicationName: `${APPLICATION} bulk`,
    maxConnections: BULK_CONNECTIONS,
    keepAlive: KEEP_ALIVE,
    startupParameters: { statement_timeout: '0' },
  })

const listening = (url: Redacted.Redacted) =>
  PgClient.make({
    url,
    applicationName: `${APPLICATION} listening`,
    maxConnections: LISTENING,
    keepAlive: KEEP_ALIVE,
  })

const replicaOf = (url: Redacted.Redacted) =>
  PgClient.make({
    url,
    applicationName: `${APPLICATION} reading`,
    maxConnections: READING,
    keepAlive: KEEP_ALIVE,
    connectTimeout: '2 seconds',
    // A replica that was away is found again, and load is spread over all again.
    idleTimeout: '30 seconds',
    prepare: false,
  })

export const openServer = (
  { leader, direct, replicas }: ServerAddresses,
  limit: Duration.Duration,
  waitSeconds: number,
) =>
  Effect.gen(function* () {
    const client = yield* pages(leader, limit, direct !== undefined)
    yield* reachServer(client`SELECT 1`, leader, waitSeconds)
    const isCluster = direct !== undefined || replicas !== undefined
    const sql = isCluster ? yield* guardedClient(client, direct !== undefined) : client
    const url = direct ?? leader
    const bulk = yield* bulkWork(url)
    const readers = yield* readersOf(url)
    const engine: Engine = {
      kind: 'postgresql',
      url,
      readers,
      ...(replicas && { replicas: { url: replicas, readers: yield* readersOf(replicas) } }),
    }
    const listener = direct === undefined ? client : yield* listening(direct)
    const replica = Option.fromUndefinedOr(replicas && (yield* replicaOf(replicas)))
    return {
      engine,
      guard: unguarded,
      sql,
      bulk,
      listener,
      shown: Option.isSome(replica) ? yield* publicClient(sql, replica.value) : sql,
      ...(Option.isSome(replica) && { reading: readingFrom(replica.value, bulk) }),
      whenUnreadable: (error) => error,
    } satisfies Opened
  })
