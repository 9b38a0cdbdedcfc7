/**
 * How often what may be asked. Counts are kept in memory, to the moment, for so many keys of each limit; what several
 * processes mean is in docs/decisions/0017-account-limits.md.
 */
import { Clock, Context, Effect, Layer } from 'effect'
import { LRUCache } from 'lru-cache'

/** At most `amount` within any `seconds`. */
export interface Window {
  readonly amount: number
  readonly seconds: number
}

/** Keys kept of each limit; the one unused for longest goes first. */
const KEYS = 20_000

/** Whether one more is within the limit, and else after how many seconds it will be. */
export type Taken = { readonly isWithin: true } | { readonly isWithin: false; readonly retryAfter: number }

/** Counts what was asked with a key, by limit; each limit has room of its own, so that none drives out another's. */
const make = Effect.sync(() => {
  const counts = new Map<string, LRUCache<string, readonly number[]>>()
  const countsOf = (limit: string) => {
    const known = counts.get(limit) ?? new LRUCache<string, readonly number[]>({ max: KEYS })
    counts.set(limit, known)
    return known
  }
  return {
    /** Counts one more where every window has room for it; what is refused does not count. */
    take: (limit: string, windows: readonly Window[], key: string): Effect.Effect<Taken> =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const kept = countsOf(limit)
        const times = kept.get(key) ?? []
        const retryAfter = Math.max(...windows.map((window) => waitFor(times, window, now)))
        if (retryAfter > 0) return { isWithin: false, retryAfter }
        const most = Math.max(...windows.map(({ amount }) => amount))
        kept.set(key, [...times, now].slice(-most))
        return { isWithin: true }
      }),
  }
})

/** Seconds until a window has room for one more, 0 where it has. `times`: when was asked before, the latest last. */
function waitFor(times: readonly number[], { amount, seconds }: Window, now: number): number {
  const oldest = times.at(-amount)
  if (oldest === undefined) return 0
  // A clock set back must not lock anybody out for longer than the window.
  const wait = Math.min(oldest + seconds * 1000 - now, seconds * 1000)
  return wait <= 0 ? 0 : Math.ceil(wait / 1000)
}

/** Counts how often what was asked, by whom. */
export class RateLimits extends Context.Service<RateLimits, Effect.Success<typeof make>>()(
  'estia/platform/RateLimits',
) {
  static readonly layer: Layer.Layer<RateLimits> = Layer.effect(RateLimits, make)
}
