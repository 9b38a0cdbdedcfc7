import { Effect } from 'effect'
import { progressBar } from '#cli/progressBar.ts'
import { Database } from '#server/database/Database.ts'
import { seededWith } from '#demo/seed/seededWith.ts'

/** Listings of the demonstration that a first start fills the embedded database with. */
const firstStock = { listings: 12_000, seed: 1 } as const

/** Gives an embedded database that holds no stock a demonstration. A PostgreSQL server is never filled unasked. */
export const fillWhenEmpty = Effect.gen(function* () {
  const { engine } = yield* Database
  if (engine !== 'pglite' || (yield* seededWith) !== undefined) return
  const { seedDemo } = yield* Effect.promise(() => import('#demo/seed/seedDemo.ts'))
  const bar = progressBar('Seeding demonstration listings')
  yield* seedDemo({ ...firstStock, now: new Date(), onProgress: bar.update })
  bar.end()
})
