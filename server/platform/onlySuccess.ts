import { type Duration, Exit } from 'effect'

/**
 * How long a cache keeps an answer: so long where it is one, and no moment where it failed. A cache keeps failures as
 * well, and a database that was away for a second would be away for that long.
 */
export const onlySuccess =
  (kept: Duration.Input) =>
  <A, E>(exit: Exit.Exit<A, E>): Duration.Input =>
    Exit.isSuccess(exit) ? kept : 0
