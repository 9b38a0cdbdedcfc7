/**
 * A program for the lock's tests: says whether it got the folder, and holds it until it is killed.
 */
import { Effect } from 'effect'
import { lockDataFolder } from '../DataFolderLock.ts'

const [folder = ''] = process.argv.slice(2)

await Effect.runPromise(
  lockDataFolder(folder).pipe(
    Effect.as('held'),
    Effect.catch(({ _tag }) => Effect.succeed(_tag)),
    Effect.tap((said) => Effect.sync(() => process.stdout.write(`${said}\n`))),
    Effect.andThen(Effect.sleep('10 minutes')),
    Effect.scoped,
  ),
)
