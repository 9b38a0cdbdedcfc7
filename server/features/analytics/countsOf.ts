import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { EventCount } from '#domain/api/Operator.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

/** Counts of the last days, today among them, the most frequent first. */
export const eventCounts = Effect.fnUntraced(function* (days: number) {
  const sql = yield* SqlClient.SqlClient
  const first = new Date((yield* nowDate).getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  return yield* sql<EventCount>`SELECT kind, name, channel, sum(count)::int AS count, sum(revenue) AS revenue
    FROM event_counts WHERE day >= ${first}::date GROUP BY kind, name, channel
    ORDER BY sum(count) DESC, kind, name, channel`
}, Effect.orDie)
