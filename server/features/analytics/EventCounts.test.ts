import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { TestClock } from 'effect/testing'
import { expect, it } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import { EventCounts } from './EventCounts.ts'

const event = { kind: 'page', name: 'homepage', channel: 'Desktop', revenue: 0 } as const

it(
  'writes what was counted after 30 seconds, and before the portal stops',
  covers('constants/analytics-queue-flush'),
  async () => {
    const written: string[] = []
    const statement = (parts: TemplateStringsArray, ...values: readonly unknown[]) =>
      Effect.sync(() => void (parts.join('').includes('INSERT') && written.push(String(values[0]))))
    const sql = Layer.succeed(SqlClient.SqlClient, statement as never)
    await Effect.gen(function* () {
      const { add } = yield* EventCounts
      yield* add([event, event])
      yield* TestClock.adjust('29 seconds')
      expect(written).toEqual([])
      yield* TestClock.adjust('1 second')
      expect(written.map((text) => JSON.parse(text))).toMatchObject([[{ name: 'homepage', count: 2 }]])
      yield* TestClock.adjust('10 minutes')
      expect(written).toHaveLength(1)
      yield* add([event])
    }).pipe(
      Effect.provide(EventCounts.layer.pipe(Layer.provide(sql))),
      Effect.provide(TestClock.layer()),
      Effect.runPromise,
    )
    expect(written).toHaveLength(2)
  },
)
