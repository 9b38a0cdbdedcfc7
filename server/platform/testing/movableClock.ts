import { Clock, Context, Effect } from 'effect'

export interface MovableClock extends Clock.Clock {
  /** Moves what time it is; what sleeps goes on sleeping. */
  readonly advance: (ms: number) => void
}

/** The real clock, ahead by what a test says: a server's own waiting goes on as ever. */
export function movableClock(): MovableClock {
  const real = Context.get(Context.empty(), Clock.Clock)
  let ahead = 0
  const now = () => real.currentTimeMillisUnsafe() + ahead
  return Object.assign(Object.create(real) as Clock.Clock, {
    currentTimeMillisUnsafe: now,
    currentTimeMillis: Effect.sync(now),
    advance: (ms: number) => {
      ahead += ms
    },
  })
}
