/**
 * A program for the lock's tests: holds the folder for two seconds; exit 0 if it got it, 2 if not.
 */
import { Effect } from 'effect'
import { lockDataFolder } from '../DataFolderLock.ts'

const [folder = ''] = process.argv.slice(2)

process.exitCode = await Effect.runPromise(
  lockDataFolder(folder).pipe(
    Effect.andThen(Effect.sleep('2 seconds')),
    Effect.as(0),
    Effect.scoped,
    Effect.catch(() => Effect.succeed(2)),
  ),
)
