/** The manifest of a backup, `manifest.json`. */
import { Schema } from 'effect'

/** Counts up when older programs could no longer read what is written. */
const FORMAT = 1

const Table = Schema.Struct({
  name: Schema.String,
  columns: Schema.Array(Schema.String),
  rows: Schema.Int,
})

/** A counter of ids, and the last number that it gave. */
const Sequence = Schema.Struct({ name: Schema.String, last: Schema.String })

const Migration = Schema.Struct({ id: Schema.Int, name: Schema.String })

export const Manifest = Schema.Struct({
  format: Schema.Literal(FORMAT),
  /** When the database was as it is here. */
  takenAt: Schema.String,
  engine: Schema.Literals(['pglite', 'postgresql']),
  /** The schema of the tables: what was applied, in order. */
  migrations: Schema.Array(Migration),
  tables: Schema.Array(Table),
  sequences: Schema.Array(Sequence),
})
export type Manifest = typeof Manifest.Type

const Written = Schema.fromJsonString(Manifest)

export const manifestFormat = FORMAT
export const readManifest = Schema.decodeUnknownSync(Written)
export const writeManifest = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`
