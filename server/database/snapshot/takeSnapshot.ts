/**
 * Writes the whole database as of one moment to a folder, during other writes.
 *
 * On PostgreSQL no request waits. PGlite has one backend, so other requests wait while its tables are read; other work
 * (waiting for the disk) is done afterwards.
 */
import { Effect } from 'effect'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BulkCopy, quoted } from '../BulkCopy.ts'
import { Database } from '../Database.ts'
import { FREE_SPACE_FLOOR } from '../engine.ts'
import { freeBytes, StorageFull } from '../StorageGuard.ts'
import { migrationsIn, sequencesIn, type TableColumns, tablesIn } from './catalogue.ts'
import { type Manifest, manifestFormat } from './Manifest.ts'
import { SnapshotExists, SnapshotFailed } from './problems.ts'
import { PRIVATE, tableFile, writeWhole } from './snapshotFiles.ts'

const ONE_MOMENT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/** Bytes written between two looks at the free space: a snapshot must not fill the disk that the database needs. */
const SPACE_CHECK = 16 * 1024 * 1024

export interface Taken {
  readonly tables: number
  readonly rows: number
  readonly bytes: number
  /** How long the tables were read, ms: so long did others wait on the embedded database. */
  readonly read: number
}

export interface SnapshotOptions {
  /** Free bytes in a folder, for tests. */
  readonly free?: (folder: string) => Promise<number>
}

/** Writes a snapshot to a folder that does not exist yet. All of it is there in the end, or nothing. */
export const takeSnapshot = Effect.fn('takeSnapshot')(function* (
  folder: string,
  { free = freeBytes }: SnapshotOptions = {},
) {
  if (existsSync(folder)) return yield* new SnapshotExists({ folder })
  if (!existsSync(dirname(folder)))
    return yield* new SnapshotFailed({ folder, reason: `there is no ${dirname(folder)}` })
  const { transaction } = yield* BulkCopy
  const { engine } = yield* Database
  const services = yield* Effect.context<never>()
  const failed = (cause: unknown): SnapshotExists | SnapshotFailed | StorageFull =>
    cause instanceof StorageFull ? cause : new SnapshotFailed({ folder, reason: reasonOf(cause) })
  return yield* Effect.tryPromise({
    try: (signal) =>
      writeWhole(folder, async (draft) => {
        const read = transaction(ONE_MOMENT, (client) => readAll(client, draft, engine, free))
        return Effect.runPromiseWith(services)(read, { signal })
      }),
    catch: failed,
  })
})

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

async function readAll(
  client: pg.Client,
  draft: string,
  engine: Manifest['engine'],
  free: (folder: string) => Promise<number>,
) {
  const begun = performance.now()
  const takenAt = new Date().toISOString()
  const space = spaceLeft(draft, free)
  const sums = new Map<string, string>()
  const tables: Manifest['tables'][number][] = []
  for (const table of await tablesIn(client)) {
    const { rows, sum } = await readTable(client, table, draft, space.use)
    sums.set(tableFile(table.name), sum)
    tables.push({ ...table, rows })
  }
  const migrations = await migrationsIn(client)
  const sequences = await sequencesIn(client)
  const manifest: Manifest = { format: manifestFormat, takenAt, engine, migrations, tables, sequences }
  const result: Taken = {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    bytes: space.used(),
    read: performance.now() - begun,
  }
  return { manifest, sums, result }
}

async function readTable(
  client: pg.Client,
  { name, columns }: TableColumns,
  draft: string,
  onBytes: (count: number) => Promise<void>,
) {
  const source = client.query(copyTo(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`))
  const hash = createHash('sha256')
  const file = await open(join(draft, tableFile(name)), 'wx', PRIVATE.mode)
  try {
    for await (const chunk of source) {
      const bytes = chunk as Buffer
      hash.update(bytes)
      await file.write(bytes)
      await onBytes(bytes.length)
    }
  } finally {
    await file.close()
  }
  return { rows: source.rowCount, sum: hash.digest('hex') }
}

/** Counts what is written, and refuses to go on while too little is left. */
function spaceLeft(folder: string, free: (folder: string) => Promise<number>) {
  let used = 0
  let next = 0
  return {
    used: () => used,
    use: async (count: number): Promise<void> => {
      used += count
      if (used < next) return
      next = used + SPACE_CHECK
      const left = await free(folder)
      if (left < FREE_SPACE_FLOOR) throw new StorageFull({ free: left })
    },
  }
}
