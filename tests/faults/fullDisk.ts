import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import type { Fault } from './Fault.ts'
import { missingWrites } from './missingWrites.ts'
import { PortalProcess } from './PortalProcess.ts'
import { untilYes, WRITES_A_SECOND, Writers, writersNeed } from './Writers.ts'

/** Of the disk: room for a small stock above the 256 MB at which writing stops. */
const SIZE = '512m'
const LISTINGS = 500
/** How long it stays full, ms: longer than maintenance of the database waits between two looks. */
const FULL = 40_000
/** No room, and the limit of an account: these few save homes oftener than one may, once a no comes sooner than a yes. */
const refusedWell: ReadonlySet<number> = new Set([503, 429])
const HEALTH_WITHIN = 1000
const BACK_WITHIN = 5000

/** Takes whatever is left of the disk, in the name of another program. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  const piece = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, piece)
  } catch {
    // It is full.
  } finally {
    closeSync(file)
  }
}

interface Seen {
  slowest: number
  readonly bad: string[]
}

/** Asks for what has to be answered whatever the disk is like. */
async function look(origin: string, seen: Seen): Promise<void> {
  for (const path of ['/healthz', '/api-next/search-list/listings/', '/']) {
    const begun = performance.now()
    const reply = await fetch(origin + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
    await reply?.arrayBuffer()
    if (path === '/healthz') seen.slowest = Math.max(seen.slowest, performance.now() - begun)
    if (reply?.status !== 200) seen.bad.push(`${path} ${reply?.status ?? 'never'}`)
  }
}

/** The disk of the embedded database gets full to its last byte while people write, and then has room again. */
export const fullDisk: Fault = {
  id: 3,
  test: `The disk full to its last byte for ${FULL / 1000} s under ${WRITES_A_SECOND} writes a second, then free again`,
  bar: `health answers within ${HEALTH_WITHIN / 1000} s; reading goes on; writes get 503 (or 429, the limit of an account) with Retry-After; afterwards all acknowledged rows are there, and the first yes comes within ${BACK_WITHIN / 1000} s by itself`,
  run: async () => {
    const disk = mkdtempSync(join(tmpdir(), 'estia-disk-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'estia', disk])
    if (mounted.status !== 0) return { measured: 'not tried: only root may mount a small disk', ok: false }
    const data = join(disk, 'data')
    const portal = await PortalProcess.make(LISTINGS, { ...writersNeed, ESTIA_DATA: data })
    try {
      const writers = await Writers.make(portal)
      await portal.start()
      const finish = writers.start()
      await wait(2000)
      const before = writers.refusals.length
      fill(join(disk, 'filler'))
      const begun = performance.now()
      const seen: Seen = { slowest: 0, bad: [] }
      while (performance.now() - begun < FULL) {
        await look(portal.origin, seen)
        await wait(250)
      }
      rmSync(join(disk, 'filler'))
      const back = await untilYes(writers, 60_000)
      await wait(1000)
      await finish()
      await portal.stop()
      const { lost, half } = await missingWrites(Database.layerFolder(data), writers.told)
      const refusals = writers.refusals.slice(before)
      const badly = refusals.filter(({ status, hasRetryAfter }) => !refusedWell.has(status) || !hasRetryAfter)
      const statuses = [...new Set(badly.map(({ status }) => status))].join(', ')
      const bad = badly.length
      const full = refusals.filter(({ status }) => status === 503).length
      return {
        measured: `health within ${Math.round(seen.slowest)} ms; ${seen.bad.length} pages not read${seen.bad.length > 0 ? ` (${[...new Set(seen.bad)].join(', ')})` : ''}; ${refusals.length} writes refused, ${full} of them with 503, ${bad} badly${bad > 0 ? ` (${statuses})` : ''}; ${lost} of ${writers.acknowledged} acknowledged writes lost, ${half} half-written; the first yes after ${back === undefined ? 'never' : `${Math.round(back)} ms`}`,
        ok:
          seen.slowest <= HEALTH_WITHIN &&
          seen.bad.length === 0 &&
          full > 0 &&
          bad === 0 &&
          lost === 0 &&
          half === 0 &&
          back !== undefined &&
          back <= BACK_WITHIN,
      }
    } finally {
      portal.remove()
      spawnSync('umount', [disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
}
