/**
 * Counts of measured events. They are gathered in memory and written together: after so many, after a while, and before
 * the portal stops. What is gathered is bounded by the table of events.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { constants } from '#domain/constants.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import type { Measured } from './readBatch.ts'

const { queueFlushMs, queueItems } = constants.analytics

/** How long counts are kept, days: two years can be compared. */
const KEPT_DAYS = 800

interface Count {
  readonly day: string
  readonly kind: string
  readonly name: string
  readonly channel: string
  count: number
  revenue: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  let gathered = new Map<string, Count>()
  let waiting = 0

  const write = Effect.suspend(() => {
    const counts = [...gathered.values()]
    gathered = new Map()
    waiting = 0
    if (counts.length === 0) return Effect.void
    return Effect.asVoid(sql`INSERT INTO event_counts (day, kind, name, channel, count, revenue)
      SELECT day, kind, name, channel, count, revenue FROM json_to_recordset(${JSON.stringify(counts)}::json)
        AS counts (day date, kind text, name text, channel text, count bigint, revenue double precision)
      ON CONFLICT (day, kind, name, channel) DO UPDATE SET
        count = event_counts.count + excluded.count, revenue = event_counts.revenue + excluded.revenue`)
  })

  const add = Effect.fnUntraced(function* (events: readonly Measured[]) {
    const day = (yield* nowDate).toISOString().slice(0, 10)
    for (const { kind, name, channel, revenue } of events) {
      const key = [day, kind, name, channel].join('\n')
      const count = gathered.get(key) ?? { day, kind, name, channel, count: 0, revenue: 0 }
      count.count++
      count.revenue += revenue
      gathered.set(key, count)
    }
    waiting += events.length
    if (waiting >= queueItems) yield* Effect.orDie(write)
  })

  const sweep = Effect.gen(function* () {
    const oldest = new Date((yield* nowDate).getTime() - KEPT_DAYS * 86_400_000)
    yield* sql`DELETE FROM event_counts WHERE day < ${oldest}`
    yield* sql`DELETE FROM vital_counts WHERE day < ${oldest}`
  })

  yield* keepDoing({
    work: write,
    every: `${queueFlushMs} millis`,
    failure: 'Counts of events could not be written',
  })
  yield* keepDoing({
    work: sweep,
    every: '1 day',
    first: SOON_AFTER_START,
    failure: 'Old counts could not be deleted',
  })
  yield* Effect.addFinalizer(() => Effect.ignore(write))
  return { add, write }
})

export class EventCounts extends Context.Service<EventCounts, Effect.Success<typeof make>>()(
  'estia/analytics/EventCounts',
) {
  static readonly layer: Layer.Layer<EventCounts, never, SqlClient.SqlClient> = Layer.effect(
    EventCounts,
    make,
  )
}
