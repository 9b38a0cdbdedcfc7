import { Redacted } from 'effect'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Database } from '#server/database/Database.ts'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import type { Fault } from './Fault.ts'
import { missingWrites } from './missingWrites.ts'
import { onServer } from './onServer.ts'
import { isBad, startReading } from './startReading.ts'
import { untilYes, WRITES_A_SECOND, Writers, writersNeed } from './Writers.ts'

const LISTINGS = 500
const RESTARTS = 10
/** From when the server answers again to the first yes, ms. */
const BACK_WITHIN = 5000
/** How long people write before each restart, ms. */
const WRITING = 1500

/** PostgreSQL is ended as at a crash, again and again, while people write and read; the portal goes on. */
export const restartedServer: Fault = {
  id: 23,
  test: `PostgreSQL ended at once ("immediate") and started again ${RESTARTS} times under ${WRITES_A_SECOND} writes a second and reading`,
  bar: `0 acknowledged lost; no 5xx but 503 with Retry-After; the first yes within ${BACK_WITHIN / 1000} s, without a restart of the portal`,
  needs: [postgresMissing],
  run: () =>
    onServer(LISTINGS, writersNeed, async ({ server, url, portal }) => {
      const writers = await Writers.make(portal)
      await portal.start()
      const finish = writers.start()
      const stopReading = startReading(portal.origin)
      const back: (number | undefined)[] = []
      for (let restart = 0; restart < RESTARTS; restart++) {
        await wait(WRITING)
        await server.crashAndRestart()
        back.push(await untilYes(writers, 6 * BACK_WITHIN))
      }
      await finish()
      const read = await stopReading()
      await portal.stop()
      const { lost, half } = await missingWrites(Database.layerServer(Redacted.make(url)), writers.told)
      const bad = writers.refusals.filter(isBad)
      const slowest = Math.max(...back.map((ms) => ms ?? Number.POSITIVE_INFINITY))
      const refused = writers.refusals.filter(({ status }) => status === 503).length
      return {
        measured: `${lost} of ${writers.acknowledged} acknowledged writes lost, ${half} half-written; ${refused} answered 503, ${bad.length} badly; of ${read.count} pages ${read.bad.length} badly${read.bad.length > 0 ? ` (${[...new Set(read.bad)].join(', ')})` : ''}; the first yes within ${Math.round(slowest)} ms`,
        ok: lost === 0 && half === 0 && bad.length === 0 && read.bad.length === 0 && slowest <= BACK_WITHIN,
      }
    }),
}

const AT_ONCE = 400
/** How long nobody can write, ms: longer than a statement may wait. */
const HELD = 8000
/** A page that needs none of what is held must not wait for those that do. */
const REFUSED_WITHIN = 15_000

/** After which a quiet portal knows no more of how slow it was, ms. */
const FORGOTTEN = 2000
/** So many at once are let in by a portal that is well (decision 0030). */
const GROUP = 100

/** As many as before, a group after the other. Gives the slowest, ms. */
async function inGroups(ask: () => Promise<number>): Promise<number> {
  let slowest = 0
  for (let asked = 0; asked < AT_ONCE; asked += GROUP) slowest = Math.max(slowest, await ask())
  return slowest
}

/** One session holds what everybody wants to write, so that each connection of the pool waits, and hundreds behind them. */
export const exhaustedPool: Fault = {
  id: 23,
  test: `${AT_ONCE} contacts at once while every connection to PostgreSQL waits for a lock held for ${HELD / 1000} s`,
  bar: `each answered 200, or 503 with Retry-After within ${REFUSED_WITHIN / 1000} s; afterwards as ever`,
  needs: [postgresMissing],
  run: () =>
    onServer(LISTINGS, writersNeed, async ({ url, portal }) => {
      const writers = await Writers.make(portal)
      await portal.start()
      const holder = new pg.Client(url)
      try {
        await holder.connect()
        await holder.query('BEGIN; LOCK TABLE idempotency_keys IN ACCESS EXCLUSIVE MODE')
        const asked = writers.contactsAtOnce(AT_ONCE)
        await wait(HELD)
        await holder.query('ROLLBACK')
        const slowest = await asked
        const { acknowledged } = writers
        const refusals = [...writers.refusals]
        const bad = refusals.filter(isBad)
        await wait(FORGOTTEN)
        const after = await inGroups(() => writers.contactsAtOnce(GROUP))
        const all = acknowledged + refusals.length
        const afterwards = writers.acknowledged - acknowledged
        return {
          measured: `${acknowledged} answered 200, ${refusals.length - bad.length} answered 503, ${bad.length} badly; the slowest after ${Math.round(slowest)} ms; afterwards ${afterwards} of ${AT_ONCE} yes, ${GROUP} at once, the slowest after ${Math.round(after)} ms`,
          ok: bad.length === 0 && all === AT_ONCE && slowest <= REFUSED_WITHIN && afterwards === AT_ONCE,
        }
      } finally {
        await holder.end()
      }
    }),
}
