/** A snapshot becomes a database again, on either engine, whichever it was taken from. */
import { Effect, type Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BulkCopy, quoted } from '../BulkCopy.ts'
import { type Removable, removableParts } from '../BulkLoad.ts'
import { Database, type DatabaseOptions } from '../Database.ts'
import { lockDataFolder } from '../DataFolderLock.ts'
import { inspectCluster } from '../embeddedCluster.ts'
import { knownMigrations, migrate, migrateTo } from '../Migrations.ts'
import type { Manifest } from './Manifest.ts'
import { RestoreFailed, SnapshotDamaged, SnapshotUnknown, TargetNotEmpty } from './problems.ts'
import { reachDisk, readWhole, syncPath, tableFile } from './snapshotFiles.ts'

/** Where a data folder's database is made, until it is whole. */
const DRAFT = 'restoring'

/** Made from the rows that were there before. */
const DERIVED = 'search'

/** The manifest of a snapshot that is whole, and that this program can bring back. */
export const checkSnapshot = Effect.fn('checkSnapshot')(function* (folder: string) {
  const manifest = yield* Effect.tryPromise({
    try: () => readWhole(folder),
    catch: (cause) =>
      cause instanceof SnapshotDamaged ? cause : new SnapshotDamaged({ folder, reason: reasonOf(cause) }),
  })
  const known = yield* Effect.orDie(knownMigrations)
  const unknown = manifest.migrations.find(
    ({ id, name }, at) => known[at]?.id !== id || known[at].name !== name,
  )
  if (unknown === undefined) return manifest
  return yield* new SnapshotUnknown({ folder, migration: `${unknown.id}_${unknown.name}` })
})

/** Brings a snapshot back into a data folder without a database: the whole of it in one step, or nothing. */
export const restoreToFolder = Effect.fn('restoreToFolder')(function* (
  snapshot: string,
  dataFolder: string,
  options: Pick<DatabaseOptions, 'template'> = {},
) {
  const manifest = yield* checkSnapshot(snapshot)
  yield* lockDataFolder(dataFolder)
  const target = join(dataFolder, 'database')
  const found = yield* Effect.orElseSucceed(inspectCluster(target), () => 'damaged' as const)
  if (found === 'database' || found === 'damaged') return yield* new TargetNotEmpty({ target })
  const draft = join(dataFolder, DRAFT)
  yield* Effect.promise(() => rm(draft, { recursive: true, force: true }))
  yield* fill(snapshot, manifest, 'the new database').pipe(
    Effect.provide(Database.layerFolder(draft, { ...options, migrate: false })),
    Effect.scoped,
    // The rest is useless.
    Effect.onError(() => Effect.promise(() => rm(draft, { recursive: true, force: true }))),
  )
  yield* Effect.promise(async () => {
    // PGlite itself never waits for the disk with these files.
    await reachDisk(join(draft, 'database'))
    await rm(join(dataFolder, DERIVED), { recursive: true, force: true })
    // Empty, or begun and never opened.
    await rm(target, { recursive: true, force: true })
    await rename(join(draft, 'database'), target)
    await rm(draft, { recursive: true, force: true })
    await syncPath(dataFolder)
  })
  return manifest
}, Effect.scoped)

/** Brings a snapshot back into an empty database of a PostgreSQL server: all rows, or none. */
export const restoreToServer = Effect.fn('restoreToServer')(function* (
  snapshot: string,
  url: Redacted.Redacted,
) {
  const manifest = yield* checkSnapshot(snapshot)
  yield* fill(snapshot, manifest, 'the database of DATABASE_URL').pipe(
    Effect.provide(Database.layerServer(url, { migrate: false })),
    Effect.scoped,
  )
  return manifest
})

const fill = (snapshot: string, manifest: Manifest, target: string) =>
  Effect.gen(function* () {
    const { bulk, analyze, checkpoint } = yield* Database
    const { transaction } = yield* BulkCopy
    yield* bulk(ensureEmpty(target))
    yield* bulk(migrateTo(manifest.migrations.at(-1)?.id ?? 0))
    const tables = manifest.tables.map(({ name }) => name)
    const parts = yield* bulk(Effect.flatMap(SqlClient.SqlClient, (sql) => removableParts(sql, tables)))
    yield* transaction('BEGIN', (client) => load(client, snapshot, manifest, parts)).pipe(
      Effect.mapError(({ message }) => new RestoreFailed({ reason: message })),
    )
    yield* bulk(migrate)
    yield* analyze()
    yield* checkpoint
  })

const ensureEmpty = (target: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const found = yield* sql`SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace LIMIT 1`
    if (found.length > 0) return yield* new TargetNotEmpty({ target })
  })

async function load(
  client: pg.Client,
  snapshot: string,
  { tables, sequences }: Manifest,
  parts: readonly Removable[],
): Promise<void> {
  for (const { removal } of parts) await client.query(removal)
  // Migrations write rows of their own.
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  for (const table of tables) await loadTable(client, snapshot, table)
  for (const { definition } of parts) await client.query(definition)
  for (const { name, last } of sequences)
    await client.query('SELECT setval(quote_ident($1)::regclass, $2::bigint)', [name, last])
  // What was worked out from rows elsewhere is not of these.
  await client.query(`UPDATE settings SET value = gen_random_uuid()::text WHERE key = 'data_epoch'`)
}

async function loadTable(
  client: pg.Client,
  snapshot: string,
  { name, columns, rows }: Manifest['tables'][number],
): Promise<void> {
  const sink = client.query(copyFrom(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`))
  await pipeline(createReadStream(join(snapshot, tableFile(name)), { highWaterMark: 256 * 1024 }), sink)
  if (sink.rowCount !== rows) throw new Error(`${name} has ${sink.rowCount} rows of ${rows}`)
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
