import { Effect, Layer } from 'effect'
import type { SeedOptions } from '#cli/commands/options.ts'
import { knownProblem } from '#cli/knownProblem.ts'
import { progressBar } from '#cli/progressBar.ts'
import { Database } from '#server/database/Database.ts'
import { seededWith } from '#demo/seed/seededWith.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** `estia seed`: fills the configured database with demonstration listings; a stock that is there is only replaced with --reset. */
export async function seed({ listings, seed: number, reset = false }: SeedOptions): Promise<void> {
  const bar = progressBar('Seeding listings')
  const fill = Effect.gen(function* () {
    const present = yield* seededWith
    if (present !== undefined && !reset) {
      return yield* Effect.fail(
        knownProblem(
          'AlreadySeeded',
          `the database holds a stock already (${present}); use --reset to replace it`,
        ),
      )
    }
    // Loaded after opening the database: a refusal must be immediate.
    const { seedDemo } = yield* Effect.promise(() => import('#demo/seed/seedDemo.ts'))
    yield* seedDemo({ listings, seed: number, now: new Date(), onProgress: bar.update })
    bar.end()
  })
  const database = Database.layer.pipe(Layer.provide(Configuration.layer))
  await Effect.runPromise(Effect.scoped(Effect.provide(fill, database)))
}
