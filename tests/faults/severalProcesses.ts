import { postgresMissing, type PostgresServer } from '#server/database/testing/postgres.ts'
import type { SeveralPortals } from '../processes/severalPortals.ts'
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
import { onOneDatabase } from './onServer.ts'

const PORTALS = 4
const PUBLISHED = 50
/** From the commit to the slowest process's list, ms. */
const FOUND_WITHIN = 500
const KILLS = 8
const PAGES = 8
/** After PostgreSQL came back: listening begins again after a second, ms. */
const BACK_WITHIN = 5000
/** What one process lets through of each, and so all together; a guess more where word of the last was on its way. */
const TOLD = 10
const EVALUATED = 25

const all = (values: readonly unknown[], value: unknown) => values.every((one) => one === value)

/** Ends PostgreSQL as a power cut would; gives how long it takes until all find what is published after it, ms. */
async function crash(server: PostgresServer, portals: SeveralPortals): Promise<number> {
  await server.crashAndRestart()
  const begun = performance.now()
  await portals.balancer.untilReady(PORTALS)
  await publishAndFind(portals, 1)
  return Math.round(performance.now() - begun)
}

/** Four portals on one database have to be as one. */
export const severalProcesses: Fault = {
  id: 39,
  test: `${PORTALS} portals that start at once on an empty database: ${PUBLISHED} homes published; a session, a key and limits used on all; ${KILLS} killed under ${PAGES} open pages; PostgreSQL itself killed`,
  bar: `migrations once; found everywhere <= ${FOUND_WITHIN} ms; session, key and limits as of one; no event lost or told twice; mails once; one JSON object a line; whole again ${BACK_WITHIN / 1000} s after PostgreSQL`,
  needs: [postgresMissing],
  run: () =>
    onOneDatabase(PORTALS, async (portals, server) => {
      // The stock was replaced under them: the first one waits until all of it is read.
      await publishAndFind(portals, 1)
      const times = (await publishAndFind(portals, PUBLISHED)).toSorted((one, other) => one - other)
      const found = Math.round(times.at(-1) ?? Number.POSITIVE_INFINITY)
      const usual = Math.round(times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY)
      const people = await somePeople(portals)
      const profiles = await profileEverywhere(portals, people.seeker)
      const { same, others, kept } = await sendOnceEverywhere(portals, people)
      const told = await askWhoIsRegistered(portals, { first: TOLD, more: TOLD * 2 })
      const evaluated = await guessEverywhere(portals, 'nobody@estia.example', EVALUATED * 2)
      const { mails, different, twice } = await mailsTaken(portals)
      const streams = await killUnderStreams(portals, people, { pages: PAGES, kills: KILLS })
      const wrong = streams.told.filter((heard) => String(heard) !== String(streams.expected)).length
      await portals.processes[(KILLS - 1) % PORTALS]?.start()
      const back = await crash(server, portals)
      const stray = strayLines(portals).length
      const isOne = all(profiles, 200) && all(same, 200) && all(others, 422) && kept === 1
      return {
        measured: `${portals.applied.length} migrations applied once; found after ${usual} ms, slowest ${found} ms; session ${profiles.join(' ')}, key kept ${kept} time; ${told} true answers and ${evaluated} guesses let through; ${streams.sent} messages over ${streams.lines} lines, ${wrong} of ${PAGES} pages told something else; ${different} of ${mails} mails came, ${twice} twice; ${stray} stray lines; whole again after ${back} ms`,
        ok:
          new Set(portals.applied).size === portals.applied.length &&
          found <= FOUND_WITHIN &&
          isOne &&
          told === TOLD &&
          evaluated >= EVALUATED &&
          evaluated < EVALUATED + PORTALS &&
          streams.expected.length === streams.sent &&
          wrong === 0 &&
          different === mails &&
          twice === 0 &&
          stray === 0 &&
          back <= BACK_WITHIN,
      }
    }),
}
