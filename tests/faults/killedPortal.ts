import { Redacted } from 'effect'
import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import type { Fault } from './Fault.ts'
import { missingWrites } from './missingWrites.ts'
import { onServer } from './onServer.ts'
import { PortalProcess } from './PortalProcess.ts'
import { untilYes, WRITES_A_SECOND, Writers, writersNeed } from './Writers.ts'

const LISTINGS = 500
/** From the start of the program to its first "ready", ms. */
const READY_WITHIN = 3000
/** When it is killed after the first yes, ms. */
const [SOONEST, LATEST] = [200, 4000]

/** For a first yes, ms. */
const PATIENCE = 30_000

/** Kills the portal again and again in the middle of writing, and looks for what people were told. */
async function killUnderWrites(
  portal: PortalProcess,
  writers: Writers,
  kills: number,
  layer: Parameters<typeof missingWrites>[0],
) {
  const ready: number[] = []
  let writing = 0
  for (let kill = 0; kill < kills; kill++) {
    ready.push(await portal.start())
    const finish = writers.start()
    await untilYes(writers, PATIENCE)
    const after = SOONEST + Math.random() * (LATEST - SOONEST)
    await wait(after)
    await portal.kill()
    await finish()
    writing += after
  }
  ready.push(await portal.start())
  await portal.stop()
  const { lost, half } = await missingWrites(layer, writers.told)
  const bad = writers.refusals.filter(({ status }) => status === 500).length
  const slowest = Math.max(...ready)
  const rate = Math.round(writers.acknowledged / (writing / 1000))
  return {
    measured: `${lost} of ${writers.acknowledged} acknowledged writes lost, ${half} half-written; ${rate} acknowledged a second of ${WRITES_A_SECOND} asked for, ${bad} answered 500; ready within ${Math.round(slowest)} ms`,
    ok: lost === 0 && half === 0 && bad === 0 && slowest <= READY_WITHIN && writers.acknowledged > kills * 10,
  }
}

const bar = `0 acknowledged lost, 0 half-written, ready <= ${READY_WITHIN / 1000} s each`

const KILLS_EMBEDDED = 50

/** The whole portal on the embedded database is killed while people write. */
export const killedPortal: Fault = {
  id: 1,
  test: `The portal on the embedded database killed ${KILLS_EMBEDDED} times under ${WRITES_A_SECOND} writes a second (contact, favourite, sign-up) and of placed listings`,
  bar,
  run: async () => {
    const portal = await PortalProcess.make(LISTINGS, writersNeed)
    try {
      const writers = await Writers.make(portal)
      return await killUnderWrites(portal, writers, KILLS_EMBEDDED, Database.layerFolder(portal.data))
    } finally {
      portal.remove()
    }
  },
}

const KILLS_SERVER = 20

/** The same on PostgreSQL, which stays. */
export const killedPortalOnServer: Fault = {
  id: 1,
  test: `The portal on PostgreSQL killed ${KILLS_SERVER} times under ${WRITES_A_SECOND} writes a second and of placed listings`,
  bar,
  needs: [postgresMissing],
  run: () =>
    onServer(LISTINGS, writersNeed, async ({ portal, url }) => {
      const writers = await Writers.make(portal)
      const layer = Database.layerServer(Redacted.make(url))
      return killUnderWrites(portal, writers, KILLS_SERVER, layer)
    }),
}
