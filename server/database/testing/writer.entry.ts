/**
 * A program for the durability tests: opens the data folder, says "open", writes rows one after the
 * other and says each number once it is committed, until it is killed; with "hold" it writes none.
 * Says why if it cannot open.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { Database } from '../Database.ts'
import { migratedCluster } from './clusters.ts'

const [folder = '', first = '0'] = process.argv.slice(2)

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const write = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  say('open')
  if (first === 'hold') return yield* Effect.never
  for (let n = Number(first); ; n++) {
    yield* sql`INSERT INTO settings (key, value) VALUES (${String(n)}, 'written')`
    say(String(n))
  }
})

const program = write.pipe(
  Effect.provide(Database.layerFolder(folder, { template: await migratedCluster() })),
  Effect.catch((problem) =>
    Effect.sync(() => {
      process.stderr.write(`${problem.message}\n`)
      process.exitCode = 2
    }),
  ),
)

say('start')
await Effect.runPromise(program)
