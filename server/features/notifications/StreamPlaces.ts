import { Effect, Metric, type Scope } from 'effect'
import { openStreams } from '#server/platform/metrics.ts'

/** A person has a few devices with a few windows each. */
const OF_ONE = 20

/** Each holds a socket and some 50 kB. */
const OF_ALL = 10_000

/** Open streams, with a limit for each account and in all. */
export interface StreamPlaces {
  readonly hasRoom: (accountId: string) => boolean
  /** Takes a slot until the scope closes. */
  readonly take: (accountId: string) => Effect.Effect<void, never, Scope.Scope>
}

export function makeStreamPlaces(): StreamPlaces {
  const open = new Map<string, number>()
  let all = 0
  const add = (accountId: string, count: 1 | -1) =>
    Effect.sync(() => {
      all += count
      const left = (open.get(accountId) ?? 0) + count
      if (left > 0) open.set(accountId, left)
      else open.delete(accountId)
    }).pipe(Effect.andThen(Metric.modify(openStreams, count)))
  return {
    hasRoom: (accountId) => all < OF_ALL && (open.get(accountId) ?? 0) < OF_ONE,
    take: (accountId) => Effect.acquireRelease(add(accountId, 1), () => add(accountId, -1)),
  }
}
