import { benchLogins } from '../bench/logins/run.ts'
import type { Fault } from './Fault.ts'

const LISTINGS = 20_000
/** How much longer something may take under the flood than at rest. */
const MOST_TIMES = 2
/** A user who is turned away knows it within, ms. */
const MOST_SURPLUS_MS = 100

/** A hundred wrong passwords a second, from everywhere and for everybody, while owners sign in and others search. */
export const loginFlood: Fault = {
  id: 11,
  test: '100 wrong sign-ins a second while people sign in and search',
  bar: `p95 of both < ${MOST_TIMES}x that at rest; surplus 503 within ${MOST_SURPLUS_MS} ms; no owner turned away`,
  run: async () => {
    const { idle, flood } = await benchLogins(LISTINGS)
    const signIn = flood.signIn.p95 / idle.signIn.p95
    const search = flood.search.p95 / idle.search.p95
    return {
      measured: `signing in ${idle.signIn.p95} ms, then ${flood.signIn.p95} ms (${signIn.toFixed(2)}x); searching ${idle.search.p95} ms, then ${flood.search.p95} ms (${search.toFixed(2)}x); wrong ones by status ${JSON.stringify(flood.wrong)} in ${flood.seconds} s, surplus told after p95 ${flood.surplus.p95} ms; ${flood.turnedAway} owners turned away`,
      ok:
        signIn < MOST_TIMES &&
        search < MOST_TIMES &&
        flood.surplus.p95 < MOST_SURPLUS_MS &&
        flood.turnedAway === 0,
    }
  },
}
