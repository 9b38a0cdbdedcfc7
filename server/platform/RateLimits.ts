/**
 * Rate limits. Counts are in memory, for so many keys of each limit; processes share what they counted
 * (server/identity/limits/shareLimits.ts).
 */
import { Clock, Context, Effect, Layer } from 'effect'
import { createHash } from 'node:crypto'

/** At most `amount` within any `seconds`. */
export interface Window {
  readonly amount: number
  readonly seconds: number
}

/** Keys kept of each limit, and some that came since it was looked; the one counted longest ago goes first. */
const KEYS = 20_000

/** Cleaned up after so many: finding the first entry of a Map is slow when many before it were deleted. */
const LOOK_AFTER = 256

/** Whether one more is within the limit, and else after how many seconds it will be. */
export type Taken = { readonly isWithin: true } | { readonly isWithin: false; readonly retryAfter: number }

/** One counted request, as processes share it. */
export interface Counted {
  readonly limit: string
  /** The largest amount of the limit's windows: so many moments are kept. */
  readonly most: number
  /** The longest of the limit's windows, after which nothing needs to be known of it. */
  readonly seconds: number
  /** Of the key: an email or an address needs no other place to stand in. */
  readonly hash: string
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22)

/** When each key of one limit was counted, ms since 1970: the key counted longest ago first, the latest moment last. */
class Counts {
  private readonly times = new Map<string, readonly number[]>()
  private added = 0

  get size(): number {
    return this.times.size
  }

  of(hash: string): readonly number[] {
    return this.times.get(hash) ?? []
  }

  add({ hash, most, seconds }: Counted, now: number): void {
    const times = [...this.of(hash), now].slice(-most)
    this.times.delete(hash)
    this.times.set(hash, times)
    this.added++
    if (this.added % LOOK_AFTER === 0) this.forget(now - seconds * 1000)
  }

  /** Lets go of what no window reaches any more, and of what there is no room for. */
  private forget(moment: number): void {
    for (const [hash, times] of this.times) {
      const isOver = (times.at(-1) ?? 0) <= moment
      if (!isOver && this.times.size <= KEYS) return
      this.times.delete(hash)
    }
  }
}

/** Counts requests by limit and key; each limit has its own room, so that none evicts another's keys. */
const make = Effect.sync(() => {
  const counts = new Map<string, Counts>()
  const countsOf = (limit: string) => {
    const known = counts.get(limit) ?? new Counts()
    counts.set(limit, known)
    return known
  }
  const count = (counted: Counted, now: number) => countsOf(counted.limit).add(counted, now)
  const listeners: ((counted: Counted) => void)[] = []
  return {
    /** Counts one more where every window has room for it; what is refused does not count. */
    take: (limit: string, windows: readonly Window[], key: string): Effect.Effect<Taken> =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const hash = hashOf(key)
        const times = countsOf(limit).of(hash)
        const retryAfter = Math.max(...windows.map((window) => waitFor(times, window, now)))
        if (retryAfter > 0) return { isWithin: false, retryAfter }
        const most = Math.max(...windows.map(({ amount }) => amount))
        const seconds = Math.max(...windows.map((window) => window.seconds))
        const counted = { limit, most, seconds, hash }
        count(counted, now)
        for (const tell of listeners) tell(counted)
        return { isWithin: true }
      }),
    /** Counts one that another process let through. */
    hear: (counted: Counted): Effect.Effect<void> =>
      Effect.map(Clock.currentTimeMillis, (now) => count(counted, now)),
    /** Keys of a limit that are still known. */
    known: (limit: string): number => countsOf(limit).size,
    /** Called for each request that was let through here. */
    onCounted: (tell: (counted: Counted) => void): void => void listeners.push(tell),
  }
})

/** Seconds until a window has room for one more, 0 if it has. `times`: of earlier requests, the latest last. */
export function waitFor(times: readonly number[], { amount, seconds }: Window, now: number): number {
  const oldest = times.at(-amount)
  if (oldest === undefined) return 0
  // A clock set back must not extend a limit beyond its window.
  const wait = Math.min(oldest + seconds * 1000 - now, seconds * 1000)
  return wait <= 0 ? 0 : Math.ceil(wait / 1000)
}

/** Counts requests by limit and key. */
export class RateLimits extends Context.Service<RateLimits, Effect.Success<typeof make>>()(
  'estia/platform/RateLimits',
) {
  static readonly layer: Layer.Layer<RateLimits> = Layer.effect(RateLimits, make)
}
