/**
 * The one way to the database. Gives `SqlClient` (and `PgClient`), `BulkCopy` and `Database` on
 * PostgreSQL where an address is configured, else on the embedded database in the data folder.
 */
import { PgClient } from '@effect/sql-pg'
import { Context, Duration, Effect, Layer, Option, Redacted, type Scope } from 'effect'
import { Reactivity } from 'effect/reactivity'
import { type Migrator, SqlClient, type SqlError } from 'effect/sql'
import { join } from 'node:path'
import { Configuration } from '#server/platform/Configuration.ts'
import { keepPrivate } from '#server/platform/keepPrivate.ts'
import { BulkCopy } from './BulkCopy.ts'
import { holdLoad, loading, restoreAfterDeadLoad } from './BulkLoad.ts'
import { type DataFolderInUse, type DataFolderUnusable, lockDataFolder } from './DataFolderLock.ts'
import { beginCluster, EmbeddedDatabaseFailed, finishCluster, inspectCluster } from './embeddedCluster.ts'
import { type Engine, FREE_SPACE_FLOOR, STATEMENT_LIMIT } from './engine.ts'
import { analyze, checkpoint, maintain } from './Maintenance.ts'
import { migrate } from './Migrations.ts'
import { PgliteWorker } from './PgliteWorker.ts'
import { freeBytes, guardStorage, StorageFull } from './StorageGuard.ts'
import { APPLICATION, openServer, type ServerAddresses } from './replica/openServer.ts'
import type { Opened } from './replica/Opened.ts'
import type { Reading } from './replica/readingClient.ts'
import type { ServerProblem } from './reachServer.ts'
import { watchStatements } from './Watchdog.ts'

export interface DatabaseService {
  readonly engine: Engine['kind']
  /** Where other threads may connect; none of an embedded database, which has one connection. */
  readonly address: Option.Option<Redacted.Redacted>
  /** The same of its replicas. */
  readonly replicas: Option.Option<Redacted.Redacted>
  /**
   * Runs an effect whose statements may take any time (reports, loads, schema changes): its
   * `SqlClient` is another connection without the statement limit. Not inside a transaction.
   */
  readonly bulk: <A, E, R>(
    effect: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E, Exclude<R, SqlClient.SqlClient>>
  /**
   * Runs an effect that only reads, for as long as it takes: on a replica that has all that was written before, where
   * there is one, else on the leader. It may be run twice, if a replica goes away. Not inside a transaction.
   */
  readonly reading: Reading
  /** What the public sees is read with it: of a replica while the leader does not answer. */
  readonly shown: SqlClient.SqlClient
  /** Fails while storage is too full to write; ask before accepting work that writes. */
  readonly ensureWritable: Effect.Effect<void, StorageFull>
  /**
   * Runs a load of whole tables (`BulkCopy.copyIn`) without their foreign keys and secondary indexes,
   * brings both back, renews the statistics and writes a checkpoint. Not inside a transaction.
   */
  readonly loading: <A, E, R>(
    tables: ReadonlyArray<string>,
    load: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E | SqlError.SqlError, R>
  /** Renews the planner's statistics of the tables (all without any): after every bulk load. */
  readonly analyze: (...tables: ReadonlyArray<string>) => Effect.Effect<void, SqlError.SqlError>
  /** Writes the log of the embedded database into its data files: after every bulk load. */
  readonly checkpoint: Effect.Effect<void, SqlError.SqlError>
}

export type DatabaseContext = Database | BulkCopy | SqlClient.SqlClient | PgClient.PgClient

export type DatabaseProblem =
  | DataFolderInUse
  | DataFolderUnusable
  | EmbeddedDatabaseFailed
  | ServerProblem
  | StorageFull
  | Migrator.MigrationError
  | SqlError.SqlError

export interface DatabaseOptions {
  /** @default 5 seconds */
  readonly statementLimit?: Duration.Input
  /** How long to wait for a server that does not answer at the start, seconds. @default 0 */
  readonly waitSeconds?: number
  /** Applies migrations when it opens. @default true */
  readonly migrate?: boolean
  /** Folder of a cluster that a new embedded one begins as a copy of; for tests. */
  readonly template?: string
  /** Free bytes in a folder, for tests. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

/** Opening PGlite for the first time takes seconds, and connections wait for it. */
const EMBEDDED_CONNECT_LIMIT = '120 seconds'

const embeddedClient = (worker: PgliteWorker, bulk: boolean) =>
  PgClient.make({
    stream: () => worker.connect(bulk),
    ssl: false,
    username: 'postgres',
    database: 'postgres',
    applicationName: APPLICATION,
    connectTimeout: EMBEDDED_CONNECT_LIMIT,
    // There is one backend: more connections would only wait for each other.
    maxConnections: 1,
    // Reconnecting costs the prepared statements, keeping the connection nothing.
    idleTimeout: '1 day',
  })

const openEmbedded = (folder: string, limit: Duration.Duration, options: DatabaseOptions) =>
  Effect.gen(function* () {
    const log = yield* Effect.context<never>().pipe(Effect.map((context) => Effect.runForkWith(context)))
    const cluster = join(folder, 'database')
    yield* lockDataFolder(folder)
    const found = yield* inspectCluster(cluster)
    // Opening writes, and where there is no room it never ends.
    const free = yield* Effect.promise(() => (options.freeBytes ?? freeBytes)(folder))
    if (free < FREE_SPACE_FLOOR) return yield* new StorageFull({ free })
    yield* keepPrivate(folder)
    if (found !== 'database') yield* beginCluster(cluster)
    const worker = yield* PgliteWorker.open({
      folder: cluster,
      template: options.template,
      onLog: (line) => log(Effect.logDebug(`PGlite: ${line}`)),
    })
    if (found !== 'database') yield* finishCluster(cluster)
    const guard = yield* guardStorage(folder, (full) => worker.setReadOnly(full), options.freeBytes)
    const sql = yield* embeddedClient(worker, false)
    const bulk = yield* embeddedClient(worker, true)
    yield* watchStatements(worker, limit)
    yield* maintain(bulk)
    const engine: Engine = { kind: 'pglite', connect: (isBulk) => worker.connect(isBulk) }
    // No statement of ours is wrong in every database: this one's files are.
    const whenUnreadable = ({ reason }: SqlError.SqlError) =>
      new EmbeddedDatabaseFailed({
        folder: cluster,
        reason: reason.cause instanceof Error ? reason.cause.message : reason.message,
      })
    return { engine, guard, sql, bulk, listener: sql, shown: sql, whenUnreadable } satisfies Opened
  })

const refuseInsideTransaction = (sql: SqlClient.SqlClient) =>
  Effect.flatMap(Effect.serviceOption(sql.transactionService), (transaction) =>
    Option.isNone(transaction)
      ? Effect.void
      : Effect.die(
          new Error('Bulk work inside a transaction would wait for itself: end the transaction first'),
        ),
  )

/** A server checkpoints by itself, and requires a privilege to do it on demand. */
const checkpointIfAllowed = (engine: Engine, bulk: SqlClient.SqlClient) =>
  engine.kind === 'pglite' ? checkpoint(bulk) : Effect.void

/** An embedded database has one process, and one connection. */
const holdAmongProcesses = (engine: Engine, bulk: SqlClient.SqlClient) =>
  engine.kind === 'pglite' ? Effect.void : holdLoad(bulk)

const serviceOf = ({ engine, guard, sql, bulk, shown, reading }: Opened): DatabaseService => ({
  engine: engine.kind,
  address: engine.kind === 'postgresql' ? Option.some(engine.url) : Option.none(),
  replicas: Option.fromUndefinedOr(engine.kind === 'postgresql' ? engine.replicas?.url : undefined),
  bulk: (effect) =>
    Effect.andThen(refuseInsideTransaction(sql), Effect.provideService(effect, SqlClient.SqlClient, bulk)),
  loading: (tables, load) =>
    refuseInsideTransaction(sql).pipe(
      Effect.andThen(
        Effect.scoped(Effect.andThen(holdAmongProcesses(engine, bulk), loading(bulk, tables, load))),
      ),
      Effect.tap(() => Effect.andThen(analyze(bulk, tables), checkpointIfAllowed(engine, bulk))),
    ),
  reading: (effect) =>
    Effect.andThen(
      refuseInsideTransaction(sql),
      reading === undefined ? Effect.provideService(effect, SqlClient.SqlClient, bulk) : reading(effect),
    ),
  shown,
  ensureWritable: guard.ensureWritable,
  analyze: (...tables) => Effect.andThen(refuseInsideTransaction(sql), analyze(bulk, tables)),
  checkpoint: Effect.andThen(refuseInsideTransaction(sql), checkpointIfAllowed(engine, bulk)),
})

const contextOf = (opened: Opened): Context.Context<DatabaseContext> =>
  Context.make(Database, serviceOf(opened)).pipe(
    Context.add(SqlClient.SqlClient, opened.sql),
    Context.add(PgClient.PgClient, opened.listener),
    Context.add(BulkCopy, BulkCopy.make(opened.engine, opened.guard, opened.sql)),
  )

const open = <E>(
  engine: (limit: Duration.Duration) => Effect.Effect<Opened, E, Scope.Scope | Reactivity.Reactivity>,
  options: DatabaseOptions,
) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const opened = yield* engine(Duration.fromInputUnsafe(options.statementLimit ?? STATEMENT_LIMIT))
      if (options.migrate !== false) {
        yield* Effect.provideService(migrate, SqlClient.SqlClient, opened.bulk).pipe(
          Effect.catchTag('SqlError', (error) => Effect.fail(opened.whenUnreadable(error))),
        )
        yield* restoreAfterDeadLoad(opened.bulk).pipe(
          Effect.catch((error) =>
            Effect.logWarning('A load that ended early left rows its keys do not allow; load again', error),
          ),
        )
      }
      return contextOf(opened)
    }),
  ).pipe(Layer.provide(Reactivity.layer))

export class Database extends Context.Service<Database, DatabaseService>()('estia/database/Database') {
  /** The configured database, migrated. Opens in about a second, the first time in a few. */
  static readonly layer: Layer.Layer<DatabaseContext, DatabaseProblem, Configuration> = Layer.unwrap(
    Effect.map(Configuration, (settings) =>
      Option.isSome(settings.databaseUrl)
        ? Database.layerServer(settings.databaseUrl.value, {
            waitSeconds: settings.databaseWaitSeconds,
            direct: Option.getOrUndefined(settings.databaseDirectUrl),
            replicas: Option.getOrUndefined(settings.databaseReadUrl),
          })
        : Database.layerFolder(settings.dataFolder),
    ),
  )

  /** PostgreSQL at an address, with what else leads to it. */
  static readonly layerServer = (
    leader: Redacted.Redacted,
    options: DatabaseOptions & Omit<ServerAddresses, 'leader'> = {},
  ): Layer.Layer<DatabaseContext, DatabaseProblem> =>
    open((limit) => openServer({ leader, ...options }, limit, options.waitSeconds ?? 0), options)

  /** The embedded database under a data folder. */
  static readonly layerFolder = (
    folder: string,
    options: DatabaseOptions = {},
  ): Layer.Layer<DatabaseContext, DatabaseProblem> =>
    open((limit) => openEmbedded(folder, limit, options), options)
}
