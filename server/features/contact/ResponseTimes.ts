import { Cache, Context, Effect, Layer } from 'effect'
import type { ContactWays } from '#domain/contact/ContactWays.ts'
import { contactLimits } from '#domain/contact/limits.ts'
import { Database } from '#server/database/Database.ts'
import { onlySuccess } from '#server/platform/onlySuccess.ts'

/** How long a result is cached. */
const KEPT = '10 minutes'

/** Advertisers in the cache. */
const ROOM = 10_000

interface Row {
  readonly count: number
  readonly answered: number
  readonly medianMinutes: number | null
}

const make = Effect.gen(function* () {
  const { shown: sql } = yield* Database
  const read = (advertiserId: number) => sql<Row>`
    SELECT count(*)::int AS count, count(answered_at)::int AS answered,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - asked_at)::float8 / 60))::float8
        AS "medianMinutes"
    FROM (
      SELECT asked.at AS asked_at, (
        SELECT min(entries.created_at) FROM entries
        WHERE entries.conversation_id = conversations.id AND entries.side = 'advertiser' AND entries.id > asked.id
      ) AS answered_at
      FROM conversations
      JOIN LATERAL (
        SELECT id, created_at AS at FROM entries
        WHERE entries.conversation_id = conversations.id AND side = 'seeker' ORDER BY id LIMIT 1
      ) AS asked ON true
      WHERE conversations.advertiser_id = ${advertiserId}
    ) AS firsts`

  const lookup = (advertiserId: number) =>
    Effect.map(Effect.orDie(read(advertiserId)), ([row]): ContactWays['replies'] => {
      if (row === undefined || row.count < contactLimits.repliesFrom) return null
      const { count, answered, medianMinutes } = row
      const median = medianMinutes === null ? null : Math.max(1, Math.round(medianMinutes))
      return { count, rate: answered / count, medianMinutes: median }
    })
  const figures = yield* Cache.makeWith(lookup, { capacity: ROOM, timeToLive: onlySuccess(KEPT) })
  return { of: (advertiserId: number) => Cache.get(figures, advertiserId) }
})

/**
 * Response rate and median response time of advertisers, computed from their conversations, from a minimum number on.
 */
export class ResponseTimes extends Context.Service<ResponseTimes, Effect.Success<typeof make>>()(
  'estia/contact/ResponseTimes',
) {
  static readonly layer: Layer.Layer<ResponseTimes, never, Database> = Layer.effect(ResponseTimes, make)
}
