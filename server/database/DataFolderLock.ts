/**
 * One process at a time on a data folder.
 *
 * PGlite takes no lock of its own: two processes on one folder both start and silently lose each
 * other's acknowledged writes. So the folder carries a file that names its owner. It is taken over
 * only from a process that is certainly dead, never because it seems slow.
 */
import { Effect, Schema, type Scope } from 'effect'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/platform/makeFolder.ts'

const FILE = 'estia.lock'

/** Held by whoever takes a dead owner's lock away. */
const TAKING = `${FILE}.taking`

/** Until somebody else has taken a dead owner's lock away, ms; so many times are waited. */
const PAUSE = 20
const ATTEMPTS = 50

/** Another process is using the data folder. */
export class DataFolderInUse extends Schema.TaggedError<DataFolderInUse>()('DataFolderInUse', {
  folder: Schema.String,
  pid: Schema.Int,
}) {
  override get message(): string {
    return `The data folder ${this.folder} is in use by process ${this.pid}`
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

interface Owner {
  readonly pid: number
  /** Tells this process from a later one with the same number; empty where the system does not say. */
  readonly birth: string
}

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Boot of the machine and start of the process in clock ticks since then (field 22 of stat). */
const birthOf = (pid: number): string => {
  const stat = readText(`/proc/${pid}/stat`)
  // The command in field 2 may hold spaces and brackets: count from its last bracket.
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return start === undefined ? '' : `${readText('/proc/sys/kernel/random/boot_id').trim()} ${start}`
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM'
  }
}

const isAlive = (owner: Owner): boolean => {
  if (!exists(owner.pid)) return false
  const birth = birthOf(owner.pid)
  return owner.birth === '' || birth === '' || owner.birth === birth
}

const parseOwner = (text: string): Owner => {
  const [pid = '', birth = ''] = text.split('\n')
  return { pid: Number(pid), birth }
}

const ownText = (): string => `${process.pid}\n${birthOf(process.pid)}\n`

/** Creates a file with its text in one step: a hard link fails where the name exists. */
const tryCreate = (folder: string, name: string, text: string): boolean => {
  const draft = join(folder, `${name}.${process.pid}.${Math.random().toString(36).slice(2)}`)
  writeFileSync(draft, text, { flag: 'wx' })
  try {
    linkSync(draft, join(folder, name))
    return true
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false
    throw thrown
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Removes a dead owner's lock. Only one process does so at a time: one that was held up between its look and its deed
 * would else remove the lock of whoever took over meanwhile.
 */
const removeStale = (folder: string, stale: string, text: string): void => {
  const taking = join(folder, TAKING)
  if (!tryCreate(folder, TAKING, text)) {
    const taker = readText(taking)
    if (taker !== '' && !isAlive(parseOwner(taker))) rmSync(taking, { force: true })
    return
  }
  try {
    if (readText(join(folder, FILE)) === stale) rmSync(join(folder, FILE))
  } finally {
    rmSync(taking, { force: true })
  }
}

/** What the lock says, and who holds the folder by it; nobody where there is none or its owner is dead. */
const readLock = (folder: string): { readonly text: string; readonly holder: Owner | undefined } => {
  const text = readText(join(folder, FILE))
  const owner = parseOwner(text)
  return { text, holder: text !== '' && isAlive(owner) ? owner : undefined }
}

const tryAcquire = Effect.fnUntraced(function* (folder: string, text: string) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (tryCreate(folder, FILE, text)) return
    const { text: found, holder } = readLock(folder)
    if (holder) return yield* new DataFolderInUse({ folder, pid: holder.pid })
    if (found !== '') removeStale(folder, found, text)
    if (attempt > 0) yield* Effect.sleep(PAUSE)
  }
  return yield* new DataFolderUnusable({ folder, reason: 'its lock keeps changing hands' })
})

/** Fails at once where another process holds the folder, before anything slow is begun; takes nothing. */
export const ensureFolderFree = (folder: string): Effect.Effect<void, DataFolderInUse> =>
  Effect.suspend(() => {
    const { holder } = readLock(folder)
    return holder ? Effect.fail(new DataFolderInUse({ folder, pid: holder.pid })) : Effect.void
  })

const release = (folder: string, text: string): void => {
  if (readText(join(folder, FILE)) === text) rmSync(join(folder, FILE), { force: true })
}

/** Holds the folder (created if missing) for this process until the scope closes. */
export const lockDataFolder = (
  folder: string,
): Effect.Effect<void, DataFolderInUse | DataFolderUnusable, Scope.Scope> => {
  const text = ownText()
  const acquire = Effect.sync(() => makeFolder(folder)).pipe(
    Effect.andThen(tryAcquire(folder, text)),
    Effect.catchDefect((defect) =>
      Effect.fail(
        new DataFolderUnusable({ folder, reason: defect instanceof Error ? defect.message : String(defect) }),
      ),
    ),
  )
  return Effect.asVoid(Effect.acquireRelease(acquire, () => Effect.sync(() => release(folder, text))))
}
