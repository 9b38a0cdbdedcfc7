import type { PgClient } from '@effect/sql-pg'
import type { SqlClient, SqlError } from 'effect/sql'
import type { EmbeddedDatabaseFailed } from '../embeddedCluster.ts'
import type { Engine } from '../engine.ts'
import type { StorageGuard } from '../StorageGuard.ts'
import type { Reading } from './readingClient.ts'

/** An open database, whichever engine answers. */
export interface Opened {
  readonly engine: Engine
  readonly guard: StorageGuard
  readonly sql: SqlClient.SqlClient
  readonly bulk: PgClient.PgClient
  /** Keeps its sessions, so that it can listen. */
  readonly listener: PgClient.PgClient
  /** For what the public sees. */
  readonly shown: SqlClient.SqlClient
  /** Where reports are read; without a replica they are bulk work. */
  readonly reading?: Reading
  /** What a first statement that fails means. */
  readonly whenUnreadable: (error: SqlError.SqlError) => SqlError.SqlError | EmbeddedDatabaseFailed
}
