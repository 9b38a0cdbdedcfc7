/**
 * Brings the database to the current schema. Files `migrations/<number>_<name>.ts` export an effect
 * that runs once, in order of their numbers, under a lock, all in one transaction.
 */
import * as NodeFileSystem from '@effect/platform-node/NodeFileSystem'
import * as NodePath from '@effect/platform-node/NodePath'
import { Effect, Layer } from 'effect'
import { Migrator, SqlClient, type SqlError } from 'effect/sql'
import * as MigratorFileSystem from 'effect/sql/MigratorFileSystem'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'migrations')

/** Where the applied ones are written down. */
const TABLE = 'schema_migrations'

const loader = MigratorFileSystem.fromFileSystem(FOLDER)

const files = Layer.merge(NodeFileSystem.layer, NodePath.layer)

export interface MigrationName {
  readonly id: number
  readonly name: string
}

/** Every migration there is, in order. */
export const knownMigrations: Effect.Effect<
  ReadonlyArray<MigrationName>,
  Migrator.MigrationError
> = Effect.map(loader, (all) => all.map(([id, name]) => ({ id, name }))).pipe(Effect.provide(files))

/** Makes the schema of an empty database as it was after the migration of this number. */
export const migrateTo = (last: number) =>
  Migrator.make({})({
    loader: Effect.map(loader, (all) => all.filter(([id]) => id <= last)),
    table: TABLE,
  }).pipe(Effect.provide(files))

/** The runner skips numbers below the highest applied one; that must not pass silently. */
const refuseSkipped = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const applied = yield* sql<{ id: number }>`SELECT migration_id AS id FROM ${sql(TABLE)}`
  const known = new Set(applied.map(({ id }) => id))
  const skipped = (yield* loader).filter(([id]) => !known.has(id)).map(([id, name]) => `${id}_${name}`)
  if (skipped.length === 0) return
  return yield* new Migrator.MigrationError({
    kind: 'BadState',
    message: `Migrations numbered below one already applied never run: ${skipped.join(', ')}. Renumber them.`,
  })
})

/** Applies missing migrations and returns their names. */
export const migrate: Effect.Effect<
  ReadonlyArray<string>,
  Migrator.MigrationError | SqlError.SqlError,
  SqlClient.SqlClient
> = Effect.gen(function* () {
  const done = yield* Migrator.make({})({ loader, table: TABLE })
  yield* refuseSkipped
  return done.map(([id, name]) => `${String(id).padStart(4, '0')}_${name}`)
}).pipe(Effect.provide(files))
