/**
 * Loading whole tables: without foreign keys, secondary indexes and triggers, which then come back at once.
 * Checking a key row by row made a load five to fifteen times slower on PGlite; adding it to
 * 200,000 rows takes some 0.2 s.
 *
 * What was taken away is written down first, so that a load that dies is made good at the next start.
 */
import { Effect, Schema, type Scope } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'

/** Where the definitions wait, in `settings`. */
const KEY = 'bulk_load'

/** The advisory lock of a load; it ends with the connection. */
const LOCK = `hashtextextended('estia ${KEY}', 0)`

/** A key, index or trigger, and the statement that makes it. */
const Part = Schema.Struct({ name: Schema.String, table: Schema.String, definition: Schema.String })
type Part = typeof Part.Type

const Parts = Schema.fromJsonString(Schema.Array(Part))
const encodeParts = Schema.encodeSync(Parts)
const decodeParts = Schema.decodeUnknownSync(Parts)

/** An existing part, and the statement that drops it. */
export interface Removable extends Part {
  readonly removal: string
}

type Sql = SqlClient.SqlClient

const foreignKeys = (sql: Sql, tables: ReadonlyArray<string>) => sql<Removable>`
  SELECT conname::text AS name, relname::text AS "table",
    format('ALTER TABLE %I ADD CONSTRAINT %I %s', relname, conname, pg_get_constraintdef(c.oid)) AS definition,
    format('ALTER TABLE %I DROP CONSTRAINT %I', relname, conname) AS removal
  FROM pg_constraint AS c JOIN pg_class AS t ON t.oid = conrelid
  WHERE contype = 'f' AND pg_table_is_visible(t.oid) AND ${sql.in('relname', tables)}`

const secondaryIndexes = (sql: Sql, tables: ReadonlyArray<string>) => sql<Removable>`
  SELECT i.relname::text AS name, t.relname::text AS "table", pg_get_indexdef(i.oid) AS definition,
    format('DROP INDEX %I', i.relname) AS removal
  FROM pg_index JOIN pg_class AS i ON i.oid = indexrelid JOIN pg_class AS t ON t.oid = indrelid
  WHERE NOT indisunique AND pg_table_is_visible(t.oid) AND ${sql.in('t.relname', tables)}`

const triggers = (sql: Sql, tables: ReadonlyArray<string>) => sql<Removable>`
  SELECT tgname::text AS name, relname::text AS "table", pg_get_triggerdef(t.oid) AS definition,
    format('DROP TRIGGER %I ON %I', tgname, relname) AS removal
  FROM pg_trigger AS t JOIN pg_class AS c ON c.oid = tgrelid
  WHERE NOT tgisinternal AND pg_table_is_visible(c.oid) AND ${sql.in('relname', tables)}`

/** What was worked out from the tables before can no longer be brought up to date change by change. */
const renewEpoch = (sql: Sql) => sql`
  UPDATE settings SET value = gen_random_uuid()::text WHERE key = 'data_epoch'`

const waiting = (sql: Sql): Effect.Effect<ReadonlyArray<Part>, SqlError.SqlError> =>
  Effect.map(sql<{ value: string }>`SELECT value FROM settings WHERE key = ${KEY}`, ([row]) =>
    row === undefined ? [] : decodeParts(row.value),
  )

/** What a load drops, in the order in which it is restored: keys are checked by indexes. */
export const removableParts = (sql: Sql, tables: ReadonlyArray<string>) =>
  Effect.map(
    Effect.all([secondaryIndexes(sql, tables), foreignKeys(sql, tables), triggers(sql, tables)]),
    (kinds): ReadonlyArray<Removable> => kinds.flat(),
  )

const takeAway = (sql: Sql, tables: ReadonlyArray<string>) =>
  sql.withTransaction(
    Effect.gen(function* () {
      const parts = yield* removableParts(sql, tables)
      // Definitions left by a load that died still count.
      const value = encodeParts([...(yield* waiting(sql)), ...parts])
      yield* sql`INSERT INTO settings (key, value) VALUES (${KEY}, ${value})
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`
      yield* Effect.forEach(parts, ({ removal }) => sql.unsafe(removal), { discard: true })
    }),
  )

const exists = (sql: Sql, { name }: Part) =>
  Effect.map(
    sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM pg_constraint WHERE conname = ${name}::text)
      OR EXISTS (SELECT FROM pg_trigger WHERE tgname = ${name}::text)
      OR to_regclass(quote_ident(${name}::text)) IS NOT NULL AS found`,
    ([row]) => row?.found === true,
  )

/** Brings back what a load took away; nothing to do without one. */
export const restoreAfterLoad = (sql: Sql): Effect.Effect<void, SqlError.SqlError> =>
  sql.withTransaction(
    Effect.gen(function* () {
      const parts = yield* waiting(sql)
      for (const part of parts) {
        if (!(yield* exists(sql, part))) yield* sql.unsafe(part.definition)
      }
      if (parts.length > 0) yield* renewEpoch(sql)
      yield* sql`DELETE FROM settings WHERE key = ${KEY}`
    }),
  )

/** Restores what a load dropped that died. A running one, in any process, is left alone. */
export const restoreAfterDeadLoad = (sql: Sql): Effect.Effect<void, SqlError.SqlError> =>
  sql.withTransaction(
    Effect.gen(function* () {
      const [lock] = yield* sql<{
        free: boolean
      }>`SELECT pg_try_advisory_xact_lock(${sql.literal(LOCK)}) AS free`
      if (lock?.free === true) yield* restoreAfterLoad(sql)
    }),
  )

/** Announces a load to other processes until the scope closes, and waits for the end of theirs. Uses a connection. */
export const holdLoad = (sql: Sql): Effect.Effect<void, SqlError.SqlError, Scope.Scope> =>
  Effect.gen(function* () {
    const connection = yield* sql.reserve
    yield* Effect.acquireRelease(connection.executeRaw(`SELECT pg_advisory_lock(${LOCK})`, []), () =>
      Effect.ignore(connection.executeRaw(`SELECT pg_advisory_unlock(${LOCK})`, [])),
    )
  })

/** Runs a load of the tables; keys, indexes and triggers are back when it ends, however it ends. */
export const loading = <A, E, R>(
  sql: Sql,
  tables: ReadonlyArray<string>,
  load: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | SqlError.SqlError, R> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      yield* takeAway(sql, tables)
      const exit = yield* Effect.exit(restore(load))
      yield* restoreAfterLoad(sql)
      return yield* exit
    }),
  )
