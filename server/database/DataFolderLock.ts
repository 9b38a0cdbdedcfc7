/**
 * One process at a time on a data folder.
 *
 * PGlite takes no lock of its own: two processes on one folder both start and silently lose each
 * other's acknowledged writes. So the folder holds a file that its owner has locked in the kernel.
 * Such a lock ends with the process and not before, however slow it is, and is seen from every
 * container and PID namespace of the machine. SQLite, which comes with Node, takes it.
 */
import { Effect, Schema, type Scope } from 'effect'
import { accessSync, closeSync, constants, openSync, rmSync, statSync, truncateSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '#server/platform/makeFolder.ts'
import { type LeaseTimes, leaseTimes, renewLease, renewsLease } from './folderLease.ts'
import {
  type FolderOwner,
  isElsewhere,
  isOnLocalDisk,
  isSeenAlive,
  ownerFile,
  ownerHere,
  readOwner,
  writeOwner,
} from './folderOwner.ts'

/** The file that is locked: an empty database of SQLite's, which nothing is ever written to. */
const heldFile = (folder: string): string => join(folder, 'estia.held')

/** How long to wait for a lock that another process may only be testing, ms. */
const LOOK = 200

/** Until an owner that has just locked the folder has said who it is, ms; so many times are waited. */
const PAUSE = 20
const ATTEMPTS = 25

/** Result codes of SQLite's. */
const BUSY = 5
const NOT_A_DATABASE = 26

/** Another process is using the data folder. */
export class DataFolderInUse extends Schema.TaggedError<DataFolderInUse>()('DataFolderInUse', {
  folder: Schema.String,
  /** Absent until the owner has written it. */
  pid: Schema.optional(Schema.Int),
  /** Its host, where that has another name than this one. */
  host: Schema.optional(Schema.String),
}) {
  override get message(): string {
    const process = this.pid === undefined ? 'another process' : `process ${this.pid}`
    const host = this.host === undefined ? '' : ` on ${this.host}`
    return `The data folder ${this.folder} is in use by ${process}${host}`
  }
}

/** The data folder cannot be created or written. */
export class DataFolderUnusable extends Schema.TaggedError<DataFolderUnusable>()('DataFolderUnusable', {
  folder: Schema.String,
  reason: Schema.String,
}) {
  override get message(): string {
    return `The data folder ${this.folder} cannot be used: ${this.reason}`
  }
}

export interface LockOptions {
  /** Whether no other machine can have the folder; for tests. */
  readonly isLocal?: (folder: string) => boolean
  readonly lease?: LeaseTimes
}

const inUseBy = (folder: string, owner: FolderOwner | undefined): DataFolderInUse =>
  new DataFolderInUse({
    folder,
    ...(owner && { pid: owner.pid }),
    ...(owner && owner.host !== '' && owner.host !== hostname() && { host: owner.host }),
  })

const unusable = (folder: string, thrown: unknown): DataFolderUnusable =>
  new DataFolderUnusable({ folder, reason: thrown instanceof Error ? thrown.message : String(thrown) })

const hasCode = (thrown: unknown, code: number): boolean =>
  thrown instanceof Error && 'errcode' in thrown && thrown.errcode === code

/** Number of the file that has the name now; undefined where there is none. */
const fileNumber = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino

/** A lock that is held while the returned database is open; undefined where another process holds it. */
function tryLock(folder: string): DatabaseSync | undefined {
  const path = heldFile(folder)
  for (;;) {
    if (fileNumber(path) === undefined) createEmpty(path)
    const before = fileNumber(path)
    const lock = new DatabaseSync(path, { timeout: LOOK })
    try {
      // Else a journal would lie beside it, which a full disk has no room for.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    } catch (thrown) {
      lock.close()
      if (hasCode(thrown, BUSY)) return undefined
      if (!hasCode(thrown, NOT_A_DATABASE)) throw thrown
      // The folder was never used by the portal.
      truncateSync(path)
      continue
    }
    // The owner deletes the file when it ends: a lock on a deleted file does not exclude other processes.
    if (before !== undefined && before === fileNumber(path)) return lock
    lock.close()
  }
}

/** SQLite would make it by itself, for all to read, and would not say what is in the way. */
function createEmpty(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown
  }
}

/** Whether another process holds the lock; creates and locks nothing. */
function isLocked(folder: string): boolean {
  const path = heldFile(folder)
  if (fileNumber(path) === undefined) return false
  const look = new DatabaseSync(path, { readOnly: true, timeout: LOOK })
  try {
    look.exec('SELECT count(*) FROM sqlite_schema')
    return false
  } catch (thrown) {
    return hasCode(thrown, BUSY)
  } finally {
    look.close()
  }
}

/** The owner of the lock, as soon as it has written its name. */
const lockedBy = Effect.fnUntraced(function* (folder: string) {
  for (let attempt = 0; attempt < ATTEMPTS && readOwner(folder) === undefined; attempt++)
    yield* Effect.sleep(PAUSE)
  return inUseBy(folder, readOwner(folder))
})

/** Fails if another process holds the folder, before slow work begins; creates and locks nothing. */
export const ensureFolderFree = (folder: string): Effect.Effect<void, DataFolderInUse | DataFolderUnusable> =>
  Effect.gen(function* () {
    const locked = yield* Effect.try({
      try: () => isLocked(folder),
      catch: (thrown) => unusable(folder, thrown),
    })
    if (locked) return yield* yield* lockedBy(folder)
    const named = readOwner(folder)
    if (named !== undefined && isSeenAlive(named)) return yield* inUseBy(folder, named)
  })

/**
 * Fails if the folder's file names an owner that may be alive although its lock is not visible: an older version of
 * the program, or a machine whose locks do not reach this one.
 */
const ensureNamedIsGone = Effect.fnUntraced(function* (folder: string, isLocal: boolean, lease: LeaseTimes) {
  const named = readOwner(folder)
  if (named === undefined) return
  if (isSeenAlive(named)) return yield* inUseBy(folder, named)
  if (isLocal || !isElsewhere(named)) return
  yield* Effect.logWarning(
    'The data folder was last used on another machine: waiting to see whether it still is',
    `process ${named.pid} on ${named.host || 'an unknown host'}, ${lease.free / 1000} s at most`,
  )
  if (yield* renewsLease(folder, named, lease)) return yield* inUseBy(folder, readOwner(folder))
})

/** Locks the folder's file until the scope closes. */
const holdFile = (folder: string) =>
  Effect.acquireRelease(
    Effect.try({
      try: () => {
        makeFolder(folder)
        accessSync(folder, constants.W_OK | constants.X_OK)
        return tryLock(folder)
      },
      catch: (thrown) => unusable(folder, thrown),
    }),
    (lock) =>
      Effect.sync(() => {
        if (lock === undefined) return
        rmSync(heldFile(folder), { force: true })
        lock.close()
      }),
  )

/** Writes the owner into the folder, until the scope closes. */
const sayOwner = (folder: string, owner: FolderOwner) =>
  Effect.acquireRelease(
    Effect.try({ try: () => writeOwner(folder, owner), catch: (thrown) => unusable(folder, thrown) }),
    () =>
      Effect.sync(() => {
        if (readOwner(folder)?.token === owner.token) rmSync(ownerFile(folder), { force: true })
      }),
  )

/** Holds the folder (created if missing) for this process until the scope closes. */
export const lockDataFolder = (
  folder: string,
  { isLocal = isOnLocalDisk, lease = leaseTimes }: LockOptions = {},
): Effect.Effect<void, DataFolderInUse | DataFolderUnusable, Scope.Scope> =>
  Effect.gen(function* () {
    if ((yield* holdFile(folder)) === undefined) return yield* yield* lockedBy(folder)
    const local = isLocal(folder)
    yield* ensureNamedIsGone(folder, local, lease)
    const owner = ownerHere()
    yield* sayOwner(folder, owner)
    if (!local) yield* renewLease({ folder, owner, times: lease })
  })
