import { Effect, Metric } from 'effect'
import { TooManyRequests } from '#domain/api/accountErrors.ts'
import { replyWithRetryAfter } from '#server/http/replies/reply.ts'
import { limitsReached } from '#server/platform/metrics.ts'
import { RateLimits, type Window } from '#server/platform/RateLimits.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { logAuth } from '../authLog.ts'

/** Logs that a limit was reached. */
export const noteReached = (limit: string) =>
  Effect.andThen(
    Metric.update(Metric.withAttributes(limitsReached, { limit }), 1),
    logAuth('limit reached', { limit }),
  )

/** Refuses a call beyond a limit, with the time of the next allowed one. */
export const refuseBeyond = Effect.fnUntraced(function* (limit: string, retryAfter: number) {
  yield* noteReached(limit)
  yield* replyWithRetryAfter(retryAfter)
  return yield* new TooManyRequests(refusal('tooManyRequests'))
})

/** Ways to keep the limits of a table, by the name of the limit and the key that is counted. */
export const limitedBy = <Limit extends string>(limits: Readonly<Record<Limit, readonly Window[]>>) => ({
  /** Counts a call; returns false beyond the limit, and logs it. For calls that then give their usual answer. */
  isWithin: Effect.fnUntraced(function* (limit: Limit, key: string) {
    const taken = yield* (yield* RateLimits).take(limit, limits[limit], key)
    if (!taken.isWithin) yield* noteReached(limit)
    return taken.isWithin
  }),
  /** Counts a call; beyond the limit it is refused, with the time of the next allowed one. */
  within: Effect.fnUntraced(function* (limit: Limit, key: string) {
    const taken = yield* (yield* RateLimits).take(limit, limits[limit], key)
    if (!taken.isWithin) return yield* refuseBeyond(limit, taken.retryAfter)
  }),
})
