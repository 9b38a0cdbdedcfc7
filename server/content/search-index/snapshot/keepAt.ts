import { Effect, Semaphore } from 'effect'
import { dirname } from 'node:path'
import { makeFolder } from '#server/platform/makeFolder.ts'
import { type Snapshot, writeSnapshot } from './snapshot.ts'

/**
 * Writes snapshots to a path, one at a time, because they share a draft. A write that has begun is finished also
 * when the portal stops: the folder may be deleted after that. A failed write costs a slower start, nothing else.
 */
export function keepAt(path: string): (snapshot: Snapshot) => Effect.Effect<void> {
  const oneAtATime = Semaphore.makeUnsafe(1)
  const write = (snapshot: Snapshot) =>
    Effect.tryPromise(async () => {
      makeFolder(dirname(path))
      await writeSnapshot(path, snapshot)
    }).pipe(
      Effect.catch((error) => Effect.logWarning('The search index was not kept for the next start', error)),
    )
  return (snapshot) => oneAtATime.withPermit(Effect.uninterruptible(write(snapshot)))
}
