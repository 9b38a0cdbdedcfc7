import { setTimeout } from 'node:timers/promises'
import { somePeople } from '../processes/trials.ts'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import type { Fault } from './Fault.ts'
import { inTurn, load } from './load.ts'
import { onOneDatabase } from './onServer.ts'

const PORTALS = 3
const ROUNDS = 2
const REQUESTS_A_SECOND = 40
/** Between two restarts, ms. */
const PAUSE = 1000

const paths = ['/', '/pwlhsh-katoikies/athina/', '/api-next/search-list/listings/', '/map/', '/en/terms/']

/** Each process is replaced in turn, while visitors come through a balancer that tries nothing twice. */
export const rollingRestart: Fault = {
  id: 22,
  test: `Rolling restart: ${PORTALS} portals behind a round-robin that asks /readyz and tries nothing twice, each restarted ${ROUNDS} times under ${REQUESTS_A_SECOND} requests a second`,
  bar: '0 requests failed; every process ends cleanly; whoever is signed in stays so',
  needs: [postgresMissing],
  run: () =>
    onOneDatabase(PORTALS, async (portals) => {
      const { processes, balancer } = portals
      const { seeker } = await somePeople(portals)
      const finish = load(balancer.origin, inTurn(paths), REQUESTS_A_SECOND)
      const codes: (number | null)[] = []
      const profiles: number[] = []
      for (let restarts = 0; restarts < PORTALS * ROUNDS; restarts++) {
        const portal = processes[restarts % PORTALS]
        if (portal === undefined) continue
        codes.push((await portal.stop()).code)
        await portal.start()
        await balancer.untilReady(PORTALS)
        profiles.push((await seeker.browser.ask('/api-next/user/profile/')).status)
        await setTimeout(PAUSE)
      }
      const requests = await finish()
      const failed = requests.filter((one) => one.failed).length
      const refused = requests.filter((one) => one.refused).length
      const why = [...new Set(balancer.failures)].join(', ') || '–'
      const unclean = codes.filter((code) => code !== 0).length
      const signedOut = profiles.filter((status) => status !== 200).length
      return {
        measured: `${failed} of ${requests.length} requests failed (${why}), ${refused} were told to come again as there were too many, over ${codes.length} restarts; ${unclean} ended uncleanly; signed out ${signedOut} times`,
        ok: failed === 0 && unclean === 0 && signedOut === 0,
      }
    }),
}
