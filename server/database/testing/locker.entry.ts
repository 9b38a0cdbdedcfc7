/**
 * A program for the lock's tests. Says whether it got the folder, and holds it until it is killed. With a number it
 * takes and leaves the folder so many times, and says so where it was not alone; with "shared" it computes meanwhile.
 */
import { Effect } from 'effect'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder } from '../DataFolderLock.ts'

const [folder = '', how = '', lease = ''] = process.argv.slice(2)

const say = (line: string) => Effect.sync(() => process.stdout.write(`${line}\n`))

/** Fails to make a file that is there where another process is inside, too. */
const beAlone = Effect.gen(function* () {
  const mark = `${join(folder)}.inside`
  const isAlone = yield* Effect.sync(() => {
    try {
      writeFileSync(mark, '', { flag: 'wx' })
      return true
    } catch {
      return false
    }
  })
  yield* Effect.sleep(1)
  yield* Effect.sync(() => rmSync(mark, { force: true }))
  return isAlone ? 'held' : 'two owners'
})

const takeOften = Effect.gen(function* () {
  for (let times = 0; times < Number(how); times++)
    yield* Effect.scoped(Effect.andThen(lockDataFolder(folder), beAlone)).pipe(
      Effect.catch(({ _tag }) => Effect.succeed(_tag)),
      Effect.flatMap(say),
    )
})

const shared = how === 'shared' ? { isLocal: () => false, lease: JSON.parse(lease) } : {}

/** Keeps the thread busy for good. */
const compute = Effect.sync(() => {
  for (;;);
})

const hold = lockDataFolder(folder, shared).pipe(
  Effect.as('held'),
  Effect.catch(({ _tag }) => Effect.succeed(_tag)),
  Effect.flatMap(say),
  Effect.andThen(how === 'shared' ? Effect.andThen(Effect.sleep(50), compute) : Effect.sleep('10 minutes')),
  Effect.scoped,
)

await Effect.runPromise(/^\d+$/.test(how) ? takeOften : hold)
