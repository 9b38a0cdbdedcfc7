import { PostgresServer } from '#server/database/testing/postgres.ts'
import { severalPortals } from '../processes/severalPortals.ts'
import {
  askWhoIsRegistered,
  guessEverywhere,
  killUnderStreams,
  mailsTaken,
  profileEverywhere,
  publishAndFind,
  sendOnceEverywhere,
  somePeople,
  strayLines,
} from '../processes/trials.ts'
import type { Fault } from './Fault.ts'

const PORTALS = 4
const PUBLISHED = 50
/** From the commit to the slowest process's list, ms. */
const FOUND_WITHIN = 500
const KILLS = 8
const PAGES = 8
/** What one process lets through of each, and so all together. */
const TOLD = 10
const EVALUATED = 25

const all = (values: readonly unknown[], value: unknown) => values.every((one) => one === value)

/** Four portals on one database have to be as one. */
export const severalProcesses: Fault = {
  id: 39,
  test: `${PORTALS} portals that start at once on an empty database: ${PUBLISHED} homes published; a session, a key and limits used on all; ${KILLS} killed under ${PAGES} open pages`,
  bar: `migrations once; found everywhere <= ${FOUND_WITHIN} ms; session, key and limits as of one; no event lost or told twice; mails once; one JSON object a line`,
  run: async () => {
    const server = await PostgresServer.start(['max_connections=200'])
    const portals = await severalPortals({ address: server.address, count: PORTALS, listings: 2000 }).catch(
      async (error: unknown) => {
        await server.stop()
        throw error
      },
    )
    try {
      const found = Math.round(Math.max(...(await publishAndFind(portals, PUBLISHED))))
      const people = await somePeople(portals)
      const profiles = await profileEverywhere(portals, people.seeker)
      const { same, others, kept } = await sendOnceEverywhere(portals, people)
      const told = await askWhoIsRegistered(portals, TOLD * 3)
      const evaluated = await guessEverywhere(portals, 'nobody@estia.example', EVALUATED * 2)
      const { mails, different, twice } = await mailsTaken(portals)
      const streams = await killUnderStreams(portals, people, { pages: PAGES, kills: KILLS })
      const wrong = streams.told.filter((heard) => String(heard) !== String(streams.expected)).length
      const stray = strayLines(portals).length
      const isOne = all(profiles, 200) && all(same, 200) && all(others, 422) && kept === 1
      return {
        measured: `${portals.applied.length} migrations applied once; slowest ${found} ms; session ${profiles.join(' ')}, key kept ${kept} time; ${told} true answers and ${evaluated} guesses let through; ${streams.sent} messages over ${streams.lines} lines, ${wrong} of ${PAGES} pages told something else; ${different} of ${mails} mails came, ${twice} twice; ${stray} stray lines`,
        ok:
          new Set(portals.applied).size === portals.applied.length &&
          found <= FOUND_WITHIN &&
          isOne &&
          told === TOLD &&
          evaluated === EVALUATED &&
          streams.expected.length === streams.sent &&
          wrong === 0 &&
          different === mails &&
          twice === 0 &&
          stray === 0,
      }
    } finally {
      await portals.close()
      await server.stop()
    }
  },
}
