let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves for one caller in each round of the event loop. Rendering a page keeps the thread for some 20 ms; were all
 * that wait rendered in one round, nothing else would be heard for as long as all of them take: neither a health check
 * nor the signal to stop.
 */
export function renderTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
