/** What lies in the folder of the embedded database, looked at before anything opens it. */
import { Effect, Schema } from 'effect'
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The version of PostgreSQL that PGlite is, as `PG_VERSION` and `global/pg_control` have it. */
export const postgresVersion = { text: '18', control: 1800 }

/** Size of `global/pg_control`, and where its version stands, bytes. */
const CONTROL_SIZE = 8192
const CONTROL_VERSION_AT = 8

/** Without these nothing can be opened. */
const needed = ['global/pg_control', 'global/pg_filenode.map', 'base', 'pg_wal', 'pg_xact', 'pg_multixact']

/** The embedded database could not be opened. */
export class EmbeddedDatabaseFailed extends Schema.TaggedError<EmbeddedDatabaseFailed>()(
  'EmbeddedDatabaseFailed',
  { folder: Schema.String, reason: Schema.String },
) {
  override get message(): string {
    return `The embedded database in ${this.folder} could not be opened: ${this.reason}. Move that folder away; then restore a backup (npx estia restore), or start without it for an empty database`
  }
}

/** In the data folder while a new database is being made, with the number of its folder. */
const unfinishedMark = (cluster: string): string => join(dirname(cluster), 'database.unfinished')

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT'

/** Whether a database was begun in the folder and never opened: it contains no data. */
function isUnfinished(cluster: string): boolean {
  try {
    return readFileSync(unfinishedMark(cluster), 'utf8') === String(statSync(cluster, { bigint: true }).ino)
  } catch {
    return false
  }
}

/** Why a database's folder cannot be one; undefined where it may be. */
function damageOf(cluster: string, entries: readonly string[]): string | undefined {
  if (!entries.includes('PG_VERSION'))
    return 'it holds files, but no PG_VERSION: they are no database, or what is left of one'
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (!/^\d+(\.\d+)?$/.test(version)) return 'its PG_VERSION is damaged'
  if (version !== postgresVersion.text)
    return `it was written by PostgreSQL ${version}, and this program opens those of ${postgresVersion.text}`
  const missing = needed.find(
    (name) => lstatSync(join(cluster, name), { throwIfNoEntry: false }) === undefined,
  )
  if (missing !== undefined) return `${missing} is missing`
  const control = readFileSync(join(cluster, 'global/pg_control'))
  if (control.length !== CONTROL_SIZE || control.readUInt32LE(CONTROL_VERSION_AT) !== postgresVersion.control)
    return 'global/pg_control is damaged'
  const hasLog = readdirSync(join(cluster, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name))
  return hasLog ? undefined : 'pg_wal holds no log'
}

/** What the folder is: `none` where a database may be made. Changes nothing. */
export const inspectCluster = (
  cluster: string,
): Effect.Effect<'none' | 'unfinished' | 'database', EmbeddedDatabaseFailed> =>
  Effect.suspend(() => {
    const failed = (reason: string) => Effect.fail(new EmbeddedDatabaseFailed({ folder: cluster, reason }))
    try {
      const entries = readdirSync(cluster)
      if (entries.length === 0) return Effect.succeed('none' as const)
      if (isUnfinished(cluster)) return Effect.succeed('unfinished' as const)
      const damage = damageOf(cluster, entries)
      if (damage !== undefined) return failed(damage)
      accessSync(cluster, constants.W_OK | constants.X_OK)
      return Effect.succeed('database' as const)
    } catch (thrown) {
      if (isMissing(thrown)) return Effect.succeed('none' as const)
      return failed(wordsOf(thrown))
    }
  })

/** Makes the empty folder of a new database, and marks it until `finishCluster`: a start that was killed is begun again. */
export const beginCluster = (cluster: string): Effect.Effect<void, EmbeddedDatabaseFailed> =>
  orFailed(cluster, () => {
    rmSync(cluster, { recursive: true, force: true })
    mkdirSync(cluster, { mode: 0o700 })
    writeFileSync(unfinishedMark(cluster), String(statSync(cluster, { bigint: true }).ino), { mode: 0o600 })
  })

/** The new database can be opened: from here on it is not made again. */
export const finishCluster = (cluster: string): Effect.Effect<void, EmbeddedDatabaseFailed> =>
  orFailed(cluster, () => {
    rmSync(unfinishedMark(cluster), { force: true })
    const folder = openSync(dirname(cluster), 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  })

const orFailed = (cluster: string, run: () => void) =>
  Effect.try({
    try: run,
    catch: (thrown) => new EmbeddedDatabaseFailed({ folder: cluster, reason: wordsOf(thrown) }),
  })

const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
