import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import { freePort } from '../bench/http/portal.ts'
import type { Fault } from './Fault.ts'
import { missingWrites } from './missingWrites.ts'
import { PortalProcess } from './PortalProcess.ts'
import { WRITES_A_SECOND, Writers, writersNeed } from './Writers.ts'

const cli = join(import.meta.dirname, '../../cli/main.ts')

const ROUNDS = 10
const LISTINGS = 500
/** From the start of the program to its end, ms. */
const REFUSED_WITHIN = 1000

/** What would open the data folder, were it free. */
const intruders = (snapshot: string): readonly (readonly string[])[] => [
  ['serve'],
  ['seed', '--reset'],
  ['restore', snapshot],
]

interface Refused {
  readonly code: number | null
  readonly said: string
  readonly took: number
}

async function intrude(data: string, args: readonly string[]): Promise<Refused> {
  const begun = performance.now()
  const env = { ...process.env, ESTIA_DATA: data, PORT: String(await freePort()), NODE_ENV: 'production' }
  const program = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await once(program, 'close')
  return { code: program.exitCode, said, took: performance.now() - begun }
}

/** Programs that want a data folder which a portal holds; the portal is then killed, and its lock left behind. */
export const secondProcess: Fault = {
  id: 2,
  test: `A second portal, a seed and a restore on a data folder that is written to at ${WRITES_A_SECOND} a second, then its lock left by a kill, ${ROUNDS} rounds`,
  bar: `each refused within ${REFUSED_WITHIN / 1000} s, naming the process; 0 rows lost; the lock taken over ${ROUNDS} of ${ROUNDS} times`,
  run: async () => {
    const portal = await PortalProcess.make(LISTINGS, writersNeed)
    try {
      const writers = await Writers.make(portal)
      const refusals: Refused[] = []
      let wrong = 0
      for (let round = 0; round < ROUNDS; round++) {
        // It finds the lock of the one before.
        await portal.start()
        const finish = writers.start()
        await wait(500)
        // What the portal does for others, it goes on doing.
        const snapshot = join(portal.data, `../snapshot-${round}`)
        const taken = await intrude(portal.data, ['backup', snapshot])
        if (taken.code !== 0) wrong++
        for (const args of intruders(snapshot)) {
          const refused = await intrude(portal.data, args)
          refusals.push(refused)
          const isNamed = refused.said.includes(`is in use by process ${portal.pid}`)
          if (refused.code !== 2 || !isNamed) wrong++
        }
        await portal.kill()
        await finish()
      }
      const { lost, half } = await missingWrites(Database.layerFolder(portal.data), writers.told)
      const slowest = Math.max(...refusals.map(({ took }) => took))
      return {
        measured: `${wrong} of ${refusals.length} not refused as they should be, the slowest after ${Math.round(slowest)} ms; ${lost} of ${writers.acknowledged} acknowledged writes lost, ${half} half-written; ${ROUNDS} locks taken over`,
        ok: wrong === 0 && lost === 0 && half === 0 && slowest <= REFUSED_WITHIN,
      }
    } finally {
      portal.remove()
    }
  },
}
