import { Deferred, Effect, Fiber } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { bothEngines, type TestDatabase } from '#server/database/testing/engines.ts'
import { changesSince } from './changes.ts'

const server = bothEngines[1]

describe.skipIf(server.missing !== undefined)('changes since a moment', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await server.open()
    await database.run(writeFixture)
  })
  afterAll(() => database.close())

  it('are each told of once, also while another transaction stays open', async () => {
    const changed = await database.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const rise = (id: number) => sql`UPDATE listings SET price = price + 1 WHERE id = ${id}`
        const [isOpen, mayEnd] = yield* Effect.all([Deferred.make<void>(), Deferred.make<void>()])
        const slow = yield* rise(16).pipe(
          Effect.andThen(Deferred.succeed(isOpen, undefined)),
          Effect.andThen(Deferred.await(mayEnd)),
          sql.withTransaction,
          Effect.forkChild,
        )
        yield* Deferred.await(isOpen)
        const first = yield* changesSince()
        yield* rise(17)
        const second = yield* changesSince(first.moment.seen)
        const third = yield* changesSince(second.moment.seen)
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(slow)
        const fourth = yield* changesSince(third.moment.seen)
        const last = yield* changesSince(fourth.moment.seen)
        return [first, second, third, fourth, last].map(({ ids }) => ids)
      }),
    )
    expect(changed).toEqual([[], [17], [], [16], []])
  })
})
