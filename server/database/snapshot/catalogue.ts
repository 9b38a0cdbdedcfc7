/** What a backup contains, read from the database's own catalogue. */
import type pg from 'pg'
import type { MigrationName } from '../Migrations.ts'
import type { Manifest } from './Manifest.ts'

/**
 * The journal of changes names transactions of its own server, which mean nothing in another. Indexes do without it:
 * a restored database has another epoch.
 */
const LEFT_OUT = ['listing_changes']

const tables = `
  SELECT relname::text AS name, array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class AS t JOIN pg_attribute ON attrelid = t.oid
  WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> ALL ($1)
    AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  GROUP BY relname ORDER BY relname`

/** A sequence that gave nothing yet has no last value. */
const sequences = `
  SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
  WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`

const migrations = 'SELECT migration_id AS id, name FROM schema_migrations ORDER BY migration_id'

const rowsOf = async <A extends pg.QueryResultRow>(
  client: pg.Client,
  query: string,
  values: unknown[] = [],
) => (await client.query<A>(query, values)).rows

export interface TableColumns {
  readonly name: string
  readonly columns: readonly string[]
}

export const tablesIn = (client: pg.Client): Promise<readonly TableColumns[]> =>
  rowsOf(client, tables, [LEFT_OUT])

export const sequencesIn = (client: pg.Client): Promise<Manifest['sequences']> => rowsOf(client, sequences)

export const migrationsIn = (client: pg.Client): Promise<readonly MigrationName[]> =>
  rowsOf(client, migrations)
