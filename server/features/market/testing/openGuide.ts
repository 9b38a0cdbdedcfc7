import { Clock, Effect, Exit, Scope } from 'effect'
import type { TestEngine } from '#server/database/testing/engines.ts'
import { openApiOver } from '#server/http/api/testing/openApi.ts'
import { keepMonths } from '../keepMonths.ts'
import { clockAt, now, writeStock } from './stock.ts'

/** A database with the stock and its months, the calls over it at the stock's own time, and how to end both. */
export async function openGuide(engine: TestEngine) {
  const scope = Scope.makeUnsafe()
  const clock = clockAt(now)
  const database = await engine.open()
  await database.run(writeStock)
  await database.run(Effect.provideService(keepMonths, Clock.Clock, clock))
  const api = await database.run(
    openApiOver({}).pipe(
      Effect.provideService(Scope.Scope, scope),
      Effect.provideService(Clock.Clock, clock),
    ),
  )
  const close = async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.close()
  }
  return { database, api, close }
}
