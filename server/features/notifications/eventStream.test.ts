import { Effect, Fiber, Layer, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { eventStream } from './eventStream.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'

interface Heard {
  readonly id: number
  readonly price: number | null
}

const on = { isSignedIn: Effect.succeed(true), stopping: Effect.never }

/** The notifications in the text of a stream. */
const heardIn = (text: string): readonly Heard[] =>
  [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => ({
    id: Number(id),
    price: (JSON.parse(data ?? '') as { notification: Heard }).notification.price,
  }))

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the stream of notifications', () => {
    let database: TestDatabase

    beforeAll(async () => {
      database = await engine.open()
    })
    afterAll(() => database.close())

    const run = <A, E>(work: Effect.Effect<A, E, Notifications | SqlClient.SqlClient>): Promise<A> =>
      database.run(Effect.provide(work, Notifications.layer))

    const newAccount = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const id = randomUUID()
      yield* sql`INSERT INTO accounts ${sql.insert({
        id,
        email: `${id}@example.gr`,
        email_key: `${id}@example.gr`,
        language: 'el',
        privacy_at: new Date(),
      })}`
      return id
    })

    /** Listens until so many notifications came, and begins with what `meanwhile` does once it listens. */
    const hear = Effect.fnUntraced(function* (
      accountId: string,
      {
        count,
        after,
        meanwhile,
      }: { count: number; after?: number; meanwhile?: Effect.Effect<unknown, unknown> },
    ) {
      const notifications = yield* Notifications
      let text = ''
      const listening = yield* eventStream({ notifications, accountId, after, ...on }).pipe(
        Stream.tap((part) => Effect.sync(() => void (text += part))),
        Stream.takeUntil(() => heardIn(text).length >= count),
        Stream.runDrain,
        Effect.forkChild,
      )
      while (!text.includes('event: start')) yield* Effect.sleep(1)
      yield* meanwhile ?? Effect.void
      yield* Fiber.join(listening)
      return heardIn(text)
    })

    const tell = (accountId: string, price: number) =>
      Effect.flatMap(Notifications, ({ transaction, tell: say }) =>
        transaction(say([accountId], { kind: 'message', price })),
      )

    it('sends what is committed, to its account only', async () => {
      const heard = await run(
        Effect.gen(function* () {
          const [mine, theirs] = [yield* newAccount, yield* newAccount]
          const meanwhile = Effect.andThen(tell(theirs, 1), tell(mine, 2))
          return yield* hear(mine, {
            count: 1,
            meanwhile: Effect.provideContext(
              meanwhile,
              yield* Effect.context<Notifications | SqlClient.SqlClient>(),
            ),
          })
        }),
      )
      expect(heard.map(({ price }) => price)).toEqual([2])
    })

    it('tells nothing of what was rolled back', async () => {
      const kept = await run(
        Effect.gen(function* () {
          const { transaction, tell: say, after } = yield* Notifications
          const accountId = yield* newAccount
          yield* Effect.exit(
            transaction(Effect.andThen(say([accountId], { kind: 'message' }), Effect.fail('no'))),
          )
          return yield* after(accountId, 0, 10)
        }),
      )
      expect(kept).toEqual([])
    })

    it('sends nothing outside a transaction', async () => {
      const exit = await run(
        Effect.gen(function* () {
          const { tell: say } = yield* Notifications
          return yield* Effect.exit(say([yield* newAccount], { kind: 'message' }))
        }),
      )
      expect(exit._tag).toBe('Failure')
    })

    it('goes on after what was told last, with nothing lost and nothing twice', async () => {
      const [first, second] = await run(
        Effect.gen(function* () {
          const accountId = yield* newAccount
          const all = Effect.all(
            Array.from({ length: 60 }, (_, price) => tell(accountId, price)),
            { concurrency: 20 },
          )
          const context = yield* Effect.context<Notifications | SqlClient.SqlClient>()
          const heard = yield* hear(accountId, { count: 20, meanwhile: Effect.provideContext(all, context) })
          const cut = heard.slice(0, 20)
          const rest = yield* hear(accountId, { count: 40, after: cut.at(-1)?.id ?? 0 })
          return [cut, rest] as const
        }),
      )
      const together = [...first, ...second]
      expect(together.map(({ id }) => id)).toEqual(together.map(({ id }) => id).toSorted((a, b) => a - b))
      expect(new Set(together.map(({ price }) => price)).size).toBe(60)
      expect(together).toHaveLength(60)
    })

    it('ends with the session, before anything more is told', async () => {
      const text = await run(
        Effect.gen(function* () {
          const notifications = yield* Notifications
          const accountId = yield* newAccount
          yield* tell(accountId, 7)
          const parts = yield* Stream.runCollect(
            eventStream({ notifications, accountId, after: 0, ...on, isSignedIn: Effect.succeed(false) }),
          )
          return parts.join('')
        }),
      )
      expect(text).toContain('event: start')
      expect(heardIn(text)).toEqual([])
    })

    it('ends when the portal stops', async () => {
      const text = await run(
        Effect.gen(function* () {
          const notifications = yield* Notifications
          const accountId = yield* newAccount
          const stopping = Effect.sleep('50 millis')
          const parts = yield* Stream.runCollect(
            eventStream({ notifications, accountId, after: 0, ...on, stopping }),
          )
          return parts.join('')
        }),
      )
      expect(text).toContain('event: start')
    })

    it('says how many homes are saved and conversations unread', async () => {
      const text = await run(
        Effect.gen(function* () {
          const notifications = yield* Notifications
          const accountId = yield* newAccount
          const parts = yield* Stream.runCollect(
            Stream.take(eventStream({ notifications, accountId, after: undefined, ...on }), 1),
          )
          return parts.join('')
        }),
      )
      expect(text).toMatch(/"messagesNotify":0,.*"savedAds":0/)
    })
  })

  // An embedded database has no other process.
  it.skipIf(engine.missing !== undefined || engine.name === 'PGlite')(
    'hears of other processes',
    { timeout: 60_000 },
    async () => {
      const { hearOthers } = await import('./hearOthers.ts')
      const database = await engine.open()
      const here = Layer.effectDiscard(hearOthers).pipe(Layer.provideMerge(Notifications.layer))
      const woken = await database.run(
        Effect.gen(function* () {
          const { onTold } = yield* Notifications
          const sql = yield* SqlClient.SqlClient
          let isWoken = false
          onTold('somebody', () => (isWoken = true))
          for (let tries = 0; tries < 100 && !isWoken; tries++) {
            yield* sql`SELECT pg_notify('estia_notifications', 'somebody')`
            yield* Effect.sleep(50)
          }
          return isWoken
        }).pipe(Effect.provide(here), Effect.scoped),
      )
      await database.close()
      expect(woken).toBe(true)
    },
  )
})
