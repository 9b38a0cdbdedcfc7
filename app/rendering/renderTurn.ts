/**
 * Rounds of the event loop between two pages. The server accepts one new connection a round: with one round a
 * page, visitors on a new connection would wait for seconds to be accepted.
 */
const ROUNDS = 16
/** Rounds in which others have much to do are given up after this, ms: pages are due as well. */
const LONGEST = 40

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves for one caller at a time, with a round of the event loop between. Rendering a page blocks the
 * thread for about 20 ms; if all waiting pages were rendered in one round, health checks and the stop signal
 * would wait for all of them.
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
