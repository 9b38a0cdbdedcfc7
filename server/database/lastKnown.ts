import { Effect } from 'effect'
import { isUnavailable } from './unavailable.ts'

/**
 * Queries the database at most once in so many milliseconds. While it cannot answer, the last result stays valid and
 * no query is made before that time is over; only a caller without any result fails.
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
