import { PgClient } from '@effect/sql-pg'
import { Effect, Queue, type Scope } from 'effect'
import { randomUUID } from 'node:crypto'
import { Database } from '#server/database/Database.ts'
import { listenTo } from '#server/database/listenTo.ts'
import { type Counted, RateLimits } from '#server/platform/RateLimits.ts'

/** PostgreSQL channel on which processes share what they counted. */
const channel = 'estia_limits'

/** A PostgreSQL notification holds 8,000 bytes; each count takes about 60. */
const AT_ONCE = 100

/** Kept while the database does not accept them; the oldest are dropped first. */
const WAITING = 5000

const textOf = ({ limit, most, seconds, hash }: Counted): string => `${limit} ${most} ${seconds} ${hash}`

/** The received counts, without those of this process. */
function heardIn(payload: string, own: string): readonly Counted[] {
  const [sender, ...lines] = payload.split('\n')
  if (sender === own) return []
  return lines.flatMap((line) => {
    const [, limit = '', most = '', seconds = '', hash = ''] = /^(\w+) (\d+) (\d+) ([\w-]+)$/.exec(line) ?? []
    return limit === '' ? [] : [{ limit, most: Number(most), seconds: Number(seconds), hash }]
  })
}

/**
 * On PostgreSQL, where other processes answer too: each reports what it let through, so that limits hold for all
 * together. A report takes some milliseconds, in which a limit may be exceeded. No request waits for it; without the
 * connection each process counts alone.
 */
export const shareLimits: Effect.Effect<
  void,
  never,
  Database | RateLimits | PgClient.PgClient | Scope.Scope
> = Effect.gen(function* () {
  if ((yield* Database).engine !== 'postgresql') return
  const { onCounted, hear } = yield* RateLimits
  const { notify } = yield* PgClient.PgClient
  const own = randomUUID()
  const counted = yield* Queue.sliding<Counted>(WAITING)
  onCounted((one) => void Queue.offerUnsafe(counted, one))
  const tell = Effect.gen(function* () {
    const lines = (yield* Queue.takeAll(counted)).map(textOf)
    for (let from = 0; from < lines.length; from += AT_ONCE)
      yield* notify(channel, [own, ...lines.slice(from, from + AT_ONCE)].join('\n'))
  })
  const untroubled = tell.pipe(
    Effect.catch(({ message }) =>
      Effect.logWarning('Other processes do not hear what was counted for limits', message),
    ),
  )
  yield* Effect.forkScoped(Effect.forever(untroubled))
  yield* Effect.forkScoped(
    listenTo(channel, {
      onOpen: Effect.void,
      onNotices: (payloads) =>
        Effect.forEach(
          payloads.flatMap((payload) => heardIn(payload, own)),
          hear,
          { discard: true },
        ),
      lost: 'What other processes count for limits is no longer heard; listening again',
    }),
  )
})
