import type { Middleware } from './middleware.ts'

/** Work at a stretch before the event loop goes round, in milliseconds. */
const STRETCH = 4

/** Rounds between two stretches: in each the server takes one new connection, and no more. */
const ROUNDS = 4

/**
 * Lets requests that arrive together be answered in turn, with the event loop going round between: what arrives in
 * one round is otherwise answered in one go, and health, event streams and timers wait for all of it.
 */
export function yieldBetweenRequests(): Middleware {
  const waiting: (() => void)[] = []
  const work = () => {
    const until = performance.now() + STRETCH
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < until)
    if (waiting.length > 0) goRound(ROUNDS)
  }
  const goRound = (rounds: number): void =>
    void setImmediate(() => (rounds > 1 ? goRound(rounds - 1) : work()))
  return (_request, response, next) => {
    waiting.push(() => {
      // Whoever went away while waiting needs no answer.
      if (!response.destroyed) next()
    })
    if (waiting.length === 1) goRound(1)
  }
}
