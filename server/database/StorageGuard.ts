/**
 * Stops writing before the disk is full: PGlite freezes, without an error, when its log cannot grow.
 */
import { Effect, Schedule, Schema, type Scope } from 'effect'
import { statfs } from 'node:fs/promises'
import { FREE_SPACE_FLOOR } from './engine.ts'

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024)

/** Too little free space to write; reading goes on. */
export class StorageFull extends Schema.TaggedError<StorageFull>()('StorageFull', {
  /** Bytes left. */
  free: Schema.Number,
}) {
  override get message(): string {
    return `Storage is nearly full: ${megabytes(this.free)} MB left where the data is; make room for ${megabytes(FREE_SPACE_FLOOR)} at least`
  }
}

const POLL = '1 second'

/** Free bytes for an unprivileged process. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export interface StorageGuard {
  /** Rejects with `StorageFull` while too little is left. */
  readonly check: () => Promise<void>
  readonly ensureWritable: Effect.Effect<void, StorageFull>
}

/** A database that keeps its files elsewhere (PostgreSQL) or nowhere (in memory). */
export const unguarded: StorageGuard = { check: () => Promise.resolve(), ensureWritable: Effect.void }

/** Watches the folder; `onChange` hears when writing has to stop and when it may go on. */
export const guardStorage = (
  folder: string,
  onChange: (full: boolean) => void,
  free: (folder: string) => Promise<number> = freeBytes,
): Effect.Effect<StorageGuard, never, Scope.Scope> =>
  Effect.gen(function* () {
    let full = false
    const look = async (): Promise<number> => {
      const left = await free(folder)
      if (left < FREE_SPACE_FLOOR !== full) {
        full = !full
        onChange(full)
      }
      return left
    }
    const check = async (): Promise<void> => {
      const left = await look()
      if (left < FREE_SPACE_FLOOR) throw new StorageFull({ free: left })
    }
    const ensureWritable = Effect.tryPromise({ try: check, catch: (cause) => cause }).pipe(
      Effect.catch((cause) => (cause instanceof StorageFull ? Effect.fail(cause) : Effect.die(cause))),
    )
    yield* Effect.promise(look).pipe(Effect.repeat(Schedule.spaced(POLL)), Effect.forkScoped)
    return { check, ensureWritable }
  })
