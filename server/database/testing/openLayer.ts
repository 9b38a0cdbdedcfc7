/** A database for programs that no test runner started: `engines.ts` asks Vitest. */
import { type Effect, type Layer, ManagedRuntime } from 'effect'
import type { DatabaseContext, DatabaseProblem } from '../Database.ts'

export interface TestDatabase {
  readonly run: <A, E>(effect: Effect.Effect<A, E, DatabaseContext>) => Promise<A>
  readonly close: () => Promise<void>
}

/** A database from its layer, for tests that are not about the engine. */
export const openLayer = (
  layer: Layer.Layer<DatabaseContext, DatabaseProblem>,
  onClose: () => Promise<void> = () => Promise.resolve(),
): TestDatabase => {
  const runtime = ManagedRuntime.make(layer)
  return {
    run: (effect) => runtime.runPromise(effect),
    close: async () => {
      await runtime.dispose()
      await onClose()
    },
  }
}
