import { Redacted } from 'effect'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Database } from '#server/database/Database.ts'
import { postgresMissing, PostgresServer } from '#server/database/testing/postgres.ts'
import type { Fault } from './Fault.ts'
import { missingWrites } from './missingWrites.ts'
import { PortalProcess } from './PortalProcess.ts'
import { isBad, startReading } from './startReading.ts'
import { type SwitchedLine, switchedLine } from './switchedLine.ts'
import { untilYes, WRITES_A_SECOND, Writers, writersNeed } from './Writers.ts'

const LISTINGS = 500
const FAILOVERS = 3
/** How long people write before each, ms. */
const WRITING = 1500
/** From when the standby is one no more to the first yes, ms. */
const BACK_WITHIN = 5000
/** The portal looks every five seconds where it was not told, and reads everything again then, ms. */
const SEEN_WITHIN = 10_000

/** A portal on a server that is found through a line. */
interface Behind {
  readonly line: SwitchedLine
  readonly portal: PortalProcess
  /** Of the database, through the line. */
  readonly url: string
  /** What stands behind the line now. */
  primary: PostgresServer
}

async function behindLine<A>(work: (behind: Behind) => Promise<A>): Promise<A> {
  const primary = await PostgresServer.start()
  const line = await switchedLine(primary.port)
  try {
    const own = await primary.database()
    // Filled without the line: this process, which holds it, waits for that.
    const portal = await PortalProcess.make(LISTINGS, { ...writersNeed, DATABASE_URL: own })
    const url = own.replace(`:${primary.port}/`, `:${line.port}/`)
    const behind = { line, portal, url, primary }
    try {
      return await work(behind)
    } finally {
      portal.remove()
      await behind.primary.stop()
    }
  } finally {
    line.close()
  }
}

/** The primary is gone at once; the standby takes its place. */
async function failOver(behind: Behind, standby: PostgresServer): Promise<void> {
  const { primary, line } = behind
  await primary.crash()
  await standby.promote()
  line.lead(standby.port)
  behind.primary = standby
  await primary.stop()
}

/** The database moves to a standby that every commit waited for. */
export const promotedStandby: Fault = {
  id: 40,
  test: `PostgreSQL ended at once and its synchronous standby taken instead ${FAILOVERS} times under ${WRITES_A_SECOND} writes a second and reading`,
  bar: `0 acknowledged lost; no 5xx but 503 with Retry-After; the first yes within ${BACK_WITHIN / 1000} s, without a restart of the portal`,
  needs: [postgresMissing],
  run: () =>
    behindLine(async (behind) => {
      const writers = await Writers.make(behind.portal)
      await behind.portal.start({ DATABASE_URL: behind.url })
      const finish = writers.start()
      const stopReading = startReading(behind.portal.origin)
      const back: (number | undefined)[] = []
      for (let failover = 0; failover < FAILOVERS; failover++) {
        const standby = await behind.primary.standby()
        await behind.primary.set('synchronous_standby_names', '*')
        await wait(WRITING)
        await failOver(behind, standby)
        back.push(await untilYes(writers, 6 * BACK_WITHIN))
      }
      await finish()
      const read = await stopReading()
      await behind.portal.stop()
      const layer = Database.layerServer(Redacted.make(behind.url))
      const { lost, half } = await missingWrites(layer, writers.told)
      const bad = writers.refusals.filter(isBad).length
      const slowest = Math.max(...back.map((ms) => ms ?? Number.POSITIVE_INFINITY))
      return {
        measured: `${lost} of ${writers.acknowledged} acknowledged writes lost, ${half} half-written; ${writers.refusals.length} refused, ${bad} badly; of ${read.count} pages ${read.bad.length} badly; the first yes within ${Math.round(slowest)} ms`,
        ok: lost === 0 && half === 0 && bad === 0 && read.bad.length === 0 && slowest <= BACK_WITHIN,
      }
    }),
}

/** Listings of the first page, and how many there are. */
async function found({
  portal,
}: Behind): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const reply = await fetch(
    `${portal.origin}/api-next/search-list/listings/?idContratto=1&criterio=dataModifica`,
  )
  const { total, listings } = (await reply.json()) as {
    readonly total: number
    readonly listings: readonly { readonly id: number }[]
  }
  return { total, ids: listings.map(({ id }) => id) }
}

/** Takes some listings off, as an advertiser does. */
async function withdraw(server: PostgresServer, url: string, ids: readonly number[]): Promise<void> {
  const client = new pg.Client(`${server.address}${new URL(url).pathname}`)
  await client.connect()
  try {
    await client.query('UPDATE listings SET status = 20 WHERE id = ANY ($1)', [ids])
  } finally {
    await client.end()
  }
}

/** Waits until so many are found. Gives how long it took, ms; nothing when it took too long. */
async function untilFound(behind: Behind, total: number): Promise<number | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < 3 * SEEN_WITHIN) {
    const now = await found(behind).catch(() => undefined)
    if (now?.total === total) return performance.now() - begun
    await wait(50)
  }
  return undefined
}

/** The database moves to a standby that had not heard of the last commits: for it, they never were. */
export const laggingStandby: Fault = {
  id: 40,
  test: 'PostgreSQL ended and a standby taken instead that had not heard of the last listings taken off; others are taken off afterwards',
  bar: `search says within ${SEEN_WITHIN / 1000} s what the new one says, without a restart of the portal`,
  needs: [postgresMissing],
  run: () =>
    behindLine(async (behind) => {
      const { portal, url } = behind
      await portal.start({ DATABASE_URL: url })
      const { total, ids } = await found(behind)
      const [forgotten, later] = [ids.slice(0, 10), ids.slice(10, 15)]
      const standby = await behind.primary.standby()
      await standby.set('primary_conninfo', '')
      for (const id of forgotten) await withdraw(behind.primary, url, [id])
      const gone = await untilFound(behind, total - forgotten.length)
      await failOver(behind, standby)
      const back = await untilFound(behind, total)
      await withdraw(standby, url, later)
      const seen = await untilFound(behind, total - later.length)
      await portal.stop()
      const say = (ms: number | undefined) => (ms === undefined ? 'never' : `after ${Math.round(ms)} ms`)
      return {
        measured: `${forgotten.length} taken off, seen ${say(gone)}; found again on the new one ${say(back)}; ${later.length} others taken off there, seen ${say(seen)}`,
        ok: [gone, back, seen].every((ms) => ms !== undefined && ms <= SEEN_WITHIN),
      }
    }),
}
