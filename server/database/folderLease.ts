/**
 * Folders on a file system that machines share (NFS, SMB, a volume of a virtual machine): not all of these carry a lock
 * from one machine to another, so the owner also renews its file, and stops where another has written it.
 */
import { Effect, type Scope } from 'effect'
import { Worker } from 'node:worker_threads'
import { type FolderOwner, readOwner } from './folderOwner.ts'

export interface LeaseTimes {
  /** Between two renewals, ms. */
  readonly beat: number
  /** An owner that could not renew for so long ends itself, ms. */
  readonly givesUp: number
  /** So long without a renewal, and the folder is free, ms. Longer than `givesUp`. */
  readonly free: number
}

export const leaseTimes: LeaseTimes = { beat: 5000, givesUp: 20_000, free: 30_000 }

export interface LeaseData {
  readonly folder: string
  readonly owner: FolderOwner
  readonly times: LeaseTimes
}

const ENTRY = new URL('./folderLease.entry.ts', import.meta.url)

/** Renews the file until the scope closes, on a separate thread: neither this one nor the database's may delay it. */
export const renewLease = (data: LeaseData): Effect.Effect<void, never, Scope.Scope> =>
  Effect.asVoid(
    Effect.acquireRelease(
      Effect.sync(() => new Worker(ENTRY, { workerData: data, execArgv: [], name: 'lease' })),
      (worker) => Effect.promise(() => worker.terminate()),
    ),
  )

/** Watches an owner on another machine. Returns whether it renewed its file, as soon as it did. */
export const renewsLease = (folder: string, owner: FolderOwner, { beat, free }: LeaseTimes) =>
  Effect.gen(function* () {
    for (let waited = 0; waited < free; waited += beat / 5) {
      yield* Effect.sleep(beat / 5)
      const now = readOwner(folder)
      if (now !== undefined && (now.token !== owner.token || now.beat !== owner.beat)) return true
    }
    return false
  })
