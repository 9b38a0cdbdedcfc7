/**
 * Rounds of the event loop between two pages. In a round the server takes one new connection, and no more: with one
 * round a page, visitors who come on a connection of their own would wait for seconds to be heard at all.
 */
const ROUNDS = 16
/** Rounds in which others have much to do are given up after this, ms: pages are due as well. */
const LONGEST = 40

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves for one caller at a time, with the event loop going round between. Rendering a page keeps the thread for some
 * 20 ms; were all that wait rendered in one round, nothing else would be heard for as long as all of them take: neither a
 * health check nor the signal to stop.
 */
export function renderTurn(): Promise<unknown> {
  last = last.then(goRound)
  return last
}

const goRound = () =>
  new Promise<void>((resolve) => {
    const until = performance.now() + LONGEST
    let left = ROUNDS
    const round = () => (--left === 0 || performance.now() > until ? resolve() : setImmediate(round))
    setImmediate(round)
  })
