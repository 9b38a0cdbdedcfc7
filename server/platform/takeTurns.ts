import type { Middleware } from './middleware.ts'

/** Work at a stretch before the event loop goes round, in milliseconds. */
const STRETCH = 4

/**
 * Lets requests that arrive together be answered in turn, with the event loop going round between: what arrives in
 * one round is otherwise answered in one go, and health, event streams and timers wait for all of it.
 */
export function takeTurns(): Middleware {
  const waiting: (() => void)[] = []
  const work = () => {
    const until = performance.now() + STRETCH
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < until)
    if (waiting.length > 0) setImmediate(work)
  }
  return (_request, response, next) => {
    waiting.push(() => {
      // Whoever went away while waiting needs no answer.
      if (!response.destroyed) next()
    })
    if (waiting.length === 1) setImmediate(work)
  }
}
