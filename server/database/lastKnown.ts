import { Effect } from 'effect'
import { isUnavailable } from './unavailable.ts'

/**
 * Asks at most once in so many milliseconds. While the database cannot answer, what it said last still stands, and
 * nobody asks again before that time is over; only who has no answer yet fails.
 */
export function lastKnown<Answer, Error, Needs>(
  ask: Effect.Effect<Answer, Error, Needs>,
  milliseconds: number,
): Effect.Effect<Answer, Error, Needs> {
  let known: { readonly answer: Answer; readonly until: number } | undefined
  const keep = (answer: Answer) => {
    known = { answer, until: performance.now() + milliseconds }
    return answer
  }
  return Effect.suspend(() =>
    known && performance.now() < known.until
      ? Effect.succeed(known.answer)
      : ask.pipe(
          Effect.map(keep),
          Effect.catch((error) =>
            known && isUnavailable(error) ? Effect.succeed(keep(known.answer)) : Effect.fail(error),
          ),
        ),
  )
}
