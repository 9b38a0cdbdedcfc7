import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './Fault.ts'
import { PortalProcess } from './PortalProcess.ts'
import { Writers, writersNeed } from './Writers.ts'

const LISTINGS = 2000
const MINUTES = 10
/** Pages and calls a second, about half of what two cores can do. */
const READS_A_SECOND = 20
/** Part of the writers' usual load. */
const WRITING = 0.1
/** Code is compiled and what has an end fills up: nothing is judged before, as a part of the whole. */
const WARM_UP = 0.4
const SAMPLE_EVERY = 5000

/** Of a run of an hour or longer, MB an hour. */
const SLOPE = 5
/** A shorter run says nothing of megabytes an hour: what a collection leaves over moves by more. MB in all. */
const GROWTH = 60
const WAL_MB = 256
/** Files that may come and go, and connections that may be left over once everybody has gone. */
const HANDLES = 20
/** Connections that nobody uses are closed after some seconds, ms. */
const REST = 10_000

const paths = [
  '/',
  '/pwlhsh-katoikies/athina/',
  '/enoikio-katoikies/',
  '/map/',
  '/api-next/search-list/listings/?idContratto=1',
  '/api-next/search-list/listings/?idContratto=2&prezzoMassimo=900',
  '/en/terms/',
  '/sitemap.xml',
]

interface Sample {
  /** Hours since the first. */
  readonly at: number
  /** What is held of memory (heldMemory.ts), MB. */
  readonly memory: number
  /** Open files and the like. */
  readonly files: number
  /** Those of visitors come and go with them. */
  readonly connections: number
  /** The database's log, MB. */
  readonly log: number
}

/** What a handle of a process leads to; nothing where it was closed meanwhile. */
function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** What the portal's process holds at this moment, as Linux tells it. */
function sample(portal: PortalProcess, begun: number): Sample {
  const { pid, data } = portal
  const folder = join(data, 'database/pg_wal')
  const handles = readdirSync(`/proc/${pid}/fd`).map((name) => targetOf(`/proc/${pid}/fd/${name}`))
  const connections = handles.filter((target) => target?.startsWith('socket:')).length
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  return {
    at: (performance.now() - begun) / 3_600_000,
    memory: portal.memory() / 1024 ** 2,
    files: handles.length - connections,
    connections,
    log: sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2,
  }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The straight line through the samples: MB an hour. */
function slopeOf(samples: readonly Sample[]): number {
  const at = mean(samples.map((one) => one.at))
  const memory = mean(samples.map((one) => one.memory))
  const above = samples.reduce((sum, one) => sum + (one.at - at) * (one.memory - memory), 0)
  return above / samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
}

/** Reads at an even pace; gives how many failed. */
function startReading(origin: string): () => { readonly count: number; readonly failed: number } {
  let [count, failed, underWay] = [0, 0, 0]
  const read = async () => {
    if (underWay >= READS_A_SECOND) return
    underWay++
    const reply = await fetch(origin + (paths[count++ % paths.length] ?? '/')).catch(() => undefined)
    await reply?.arrayBuffer()
    if (reply === undefined || reply.status >= 500) failed++
    underWay--
  }
  const timer = setInterval(() => void read(), 1000 / READS_A_SECOND)
  return () => {
    clearInterval(timer)
    return { count, failed }
  }
}

/** The portal for a long time at half load. */
export const soak: Fault = {
  id: 28,
  test: `Soak: reading at ${READS_A_SECOND} a second and some writing, ${MINUTES} minutes unless --minutes says another number (Linux)`,
  bar: `memory after warming up grows by less than ${SLOPE} MB an hour (in less than an hour: by ${GROWTH} MB in all); the log <= ${WAL_MB} MB; open files within ${HANDLES}, no more than ${HANDLES} connections left over; 0 failed`,
  run: async ({ minutes = MINUTES }) => {
    const portal = await PortalProcess.make(LISTINGS, writersNeed)
    try {
      const writers = await Writers.make(portal)
      await portal.start()
      const begun = performance.now()
      const before = sample(portal, begun)
      const stopReading = startReading(portal.origin)
      const finish = writers.start(WRITING)
      const samples: Sample[] = []
      while (performance.now() - begun < minutes * 60_000) {
        await wait(SAMPLE_EVERY)
        samples.push(sample(portal, begun))
      }
      await finish()
      const { count, failed } = stopReading()
      await wait(REST)
      const leftOver = sample(portal, begun).connections - before.connections
      await portal.stop()
      const warm = samples.filter(({ at }) => at * 60 > WARM_UP * minutes)
      const slope = slopeOf(warm)
      const growth = slope * ((warm.at(-1)?.at ?? 0) - (warm[0]?.at ?? 0))
      const files = warm.map((one) => one.files)
      const spread = Math.max(...files) - Math.min(...files)
      const log = Math.max(...samples.map((one) => one.log))
      return {
        measured: `${minutes} minutes, ${count} read, ${failed} failed, ${writers.acknowledged} written; ${Math.round(warm.at(-1)?.memory ?? 0)} MB in the end, ${slope.toFixed(1)} MB an hour, which is ${growth.toFixed(1)} MB in this run; the log at most ${Math.round(log)} MB; open files moved by ${spread}, ${leftOver} connections left over`,
        ok:
          failed === 0 &&
          (minutes >= 60 ? slope < SLOPE : growth < GROWTH) &&
          log <= WAL_MB &&
          Math.max(spread, leftOver) <= HANDLES,
      }
    } finally {
      portal.remove()
    }
  },
}
