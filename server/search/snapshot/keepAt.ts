import { Effect, Semaphore } from 'effect'
import { dirname } from 'node:path'
import { makeFolder } from '#server/platform/makeFolder.ts'
import { type Snapshot, writeSnapshot } from './snapshot.ts'

/**
 * What keeps snapshots at a path, one after the other: they share a draft. One that is being written is written to its
 * end, also where the portal stops meanwhile: whoever closed it may take its folder away. A disk that takes none costs
 * a slower start, nothing else.
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
