import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import type { Fault } from './Fault.ts'
import { missingWrites } from './missingWrites.ts'
import { PortalProcess } from './PortalProcess.ts'
import { type Acknowledged, WRITES_A_SECOND, Writers, writersNeed } from './Writers.ts'

const cli = join(import.meta.dirname, '../../cli/main.ts')

/** As many as the demonstration has. */
const LISTINGS = 12_000
const ROUNDS = 3
const RESTORED_WITHIN = 60_000

/** Runs a command over a data folder. */
async function run(data: string, args: readonly string[]) {
  const begun = performance.now()
  const env = { ...process.env, ESTIA_DATA: data }
  const program = spawn(process.execPath, [cli, ...args], { env, stdio: 'ignore' })
  await once(program, 'close')
  return { code: program.exitCode, took: performance.now() - begun }
}

/** Sums of all tables but the settings, where each restored database has an epoch of its own. */
const sumsOf = (snapshot: string): string =>
  readFileSync(join(snapshot, 'SHA256SUMS'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('tables/') && !line.endsWith('/settings.copy'))
    .join('\n')

/**
 * Changes one letter in the middle of a table. Every row is still there and can be read: nothing but its sum tells.
 */
function changeLetter(snapshot: string): void {
  const path = join(snapshot, 'tables/accounts.copy')
  const bytes = readFileSync(path)
  bytes.write('f', bytes.indexOf('estia.example', bytes.length >> 1))
  writeFileSync(path, bytes)
}

/** What can only have grown since; homes that are saved come and go. */
const grown = ({ contacts, signUps, listings }: Acknowledged): Acknowledged => ({
  contacts: new Set(contacts),
  signUps: new Set(signUps),
  listings: new Set(listings),
  favourites: new Map(),
})

/** Snapshots by the command line while people write to the portal, restored elsewhere and compared. */
export const snapshotDrill: Fault = {
  id: 29,
  test: `Snapshot and restore of ${LISTINGS} listings under ${WRITES_A_SECOND} writes a second, ${ROUNDS} rounds, each once more with a letter changed`,
  bar: `everything acknowledged before is there, nothing in part; a snapshot of what was restored has the same sums; restored within ${RESTORED_WITHIN / 1000} s; the damaged one refused`,
  run: async () => {
    const portal = await PortalProcess.make(LISTINGS, writersNeed)
    const place = (name: string) => join(portal.data, `../${name}`)
    try {
      const writers = await Writers.make(portal)
      await portal.start()
      const finish = writers.start()
      const before: Acknowledged[] = []
      const failed: string[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await wait(3000)
        before.push(grown(writers.told))
        const { code } = await run(portal.data, ['backup', place(`taken-${round}`)])
        if (code !== 0) failed.push(`backup ${round}`)
      }
      await finish()
      await portal.stop()
      let [slowest, lost, half, different, accepted] = [0, 0, 0, 0, 0]
      for (const [round, told] of before.entries()) {
        const [taken, data] = [place(`taken-${round}`), place(`restored-${round}`)]
        const restored = await run(data, ['restore', taken])
        if (restored.code !== 0) failed.push(`restore ${round}`)
        slowest = Math.max(slowest, restored.took)
        const missing = await missingWrites(Database.layerFolder(data), told)
        lost += missing.lost
        half += missing.half
        await run(data, ['backup', place(`again-${round}`)])
        if (sumsOf(place(`again-${round}`)) !== sumsOf(taken)) different++
        changeLetter(taken)
        if ((await run(place('never'), ['restore', taken])).code !== 2) accepted++
        for (const name of ['taken', 'restored', 'again'])
          rmSync(place(`${name}-${round}`), { recursive: true })
      }
      return {
        measured: `${failed.length} commands failed${failed.length > 0 ? ` (${failed.join(', ')})` : ''}; ${lost} of ${writers.acknowledged} acknowledged writes lost, ${half} half-written; ${different} of ${ROUNDS} different when taken again; restored within ${(slowest / 1000).toFixed(1)} s; ${accepted} damaged ones accepted`,
        ok:
          failed.length === 0 &&
          lost === 0 &&
          half === 0 &&
          different === 0 &&
          slowest <= RESTORED_WITHIN &&
          accepted === 0,
      }
    } finally {
      portal.remove()
    }
  },
}
