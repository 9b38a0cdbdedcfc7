import type { Middleware } from './middleware.ts'

/** Work without a break, ms. */
const STRETCH = 4

/** Turns of the event loop between two batches: in each the server accepts one new connection. */
const ROUNDS = 4

/**
 * Answers requests that arrive together in batches, with turns of the event loop between them. Otherwise all that
 * arrived in one turn are answered at once, and health checks, event streams and timers wait.
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
      // A client that left while waiting needs no answer.
      if (!response.destroyed) next()
    })
    if (waiting.length === 1) goRound(1)
  }
}
