import { Effect, Logger } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, it } from 'vitest'
import { keepDoing } from './keepDoing.ts'

it('does its work first after a while, then again and again, whatever fails, until the scope closes', async () => {
  let turns = 0
  const work = Effect.suspend(() => (++turns === 2 ? Effect.fail('no room') : Effect.void))
  const said: string[] = []
  const logger = Logger.make(({ message }) => void said.push(String((message as readonly unknown[])[0])))
  await Effect.gen(function* () {
    yield* Effect.scoped(
      Effect.gen(function* () {
        yield* keepDoing({ work, every: '1 hour', first: '10 minutes', failure: 'Not swept' })
        yield* TestClock.adjust('9 minutes')
        expect(turns).toBe(0)
        yield* TestClock.adjust('1 minute')
        expect(turns).toBe(1)
        yield* TestClock.adjust('2 hours')
        expect(turns).toBe(3)
      }),
    )
    yield* TestClock.adjust('5 hours')
    expect(turns).toBe(3)
    expect(said).toEqual(['Not swept'])
  }).pipe(Effect.provide([TestClock.layer(), Logger.layer([logger])]), Effect.runPromise)
})

it('begins after one of its turns where nothing else is said', async () => {
  let turns = 0
  await Effect.gen(function* () {
    yield* keepDoing({ work: Effect.sync(() => turns++), every: '1 minute', failure: '' })
    yield* TestClock.adjust('59 seconds')
    expect(turns).toBe(0)
    yield* TestClock.adjust('61 seconds')
    expect(turns).toBe(2)
  }).pipe(Effect.scoped, Effect.provide(TestClock.layer()), Effect.runPromise)
})
