import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { collectable } from './collectGarbage.ts'
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
/** What is held shows once the garbage is out, and that stops the portal for a moment, ms. */
const COLLECT_EVERY = 60_000
/** What requests under way hold stands on top of that: of each of so many parts of the run the lowest is taken. */
const PARTS = 6

/** Of a run of an hour or longer, MB an hour. */
const SLOPE = 5
/** A shorter run says nothing of megabytes an hour: what requests under way hold moves by more. MB in all. */
const GROWTH = 20
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

/** Something that was read at a time. */
interface Timed {
  /** Hours since the run began. */
  readonly at: number
}

/** What is held of memory once the garbage is out (heldMemory.ts). */
interface Held extends Timed {
  readonly megabytes: number
}

interface Sample extends Timed {
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

/** What the portal's process holds open at this moment, as Linux tells it. */
function sample(portal: PortalProcess): Omit<Sample, 'at'> {
  const { pid, data } = portal
  const folder = join(data, 'database/pg_wal')
  const handles = readdirSync(`/proc/${pid}/fd`).map((name) => targetOf(`/proc/${pid}/fd/${name}`))
  const connections = handles.filter((target) => target?.startsWith('socket:')).length
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  return {
    files: handles.length - connections,
    connections,
    log: sizes.reduce((sum, size) => sum + size, 0) / 1024 ** 2,
  }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The straight line through what was held: MB an hour. */
function slopeOf(held: readonly Held[]): number {
  const at = mean(held.map((one) => one.at))
  const megabytes = mean(held.map((one) => one.megabytes))
  const above = held.reduce((sum, one) => sum + (one.at - at) * (one.megabytes - megabytes), 0)
  return above / held.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
}

/** The lowest reading of each part. */
function floorsOf(held: readonly Held[]): readonly Held[] {
  const parts = Map.groupBy(held, (_, at) => Math.floor((at * PARTS) / held.length))
  return [...parts.values()].flatMap((part) => part.toSorted((a, b) => a.megabytes - b.megabytes).slice(0, 1))
}

/** What was read, and how each that failed did. */
interface Read {
  readonly count: number
  readonly failures: readonly string[]
}

/** ` (503: 12, no reply: 1)`; nothing where none failed. */
function told(failures: readonly string[]): string {
  const ways = [...Map.groupBy(failures, (way) => way)].map(([way, { length }]) => `${way}: ${length}`)
  return ways.length === 0 ? '' : ` (${ways.join(', ')})`
}

/** Reads at an even pace until it is stopped. */
function startReading(origin: string): () => Read {
  let [count, underWay] = [0, 0]
  const failures: string[] = []
  const read = async () => {
    if (underWay >= READS_A_SECOND) return
    underWay++
    const reply = await fetch(origin + (paths[count++ % paths.length] ?? '/')).catch(() => undefined)
    await reply?.arrayBuffer()
    if (reply === undefined || reply.status >= 500) failures.push(`${reply?.status ?? 'no reply'}`)
    underWay--
  }
  const timer = setInterval(() => void read(), 1000 / READS_A_SECOND)
  return () => {
    clearInterval(timer)
    return { count, failures }
  }
}

/** The portal for a long time at half load. */
export const soak: Fault = {
  id: 28,
  test: `Soak: reading at ${READS_A_SECOND} a second and some writing, ${MINUTES} minutes unless --minutes says another number (Linux)`,
  bar: `memory, once the garbage is out, grows after warming up by less than ${SLOPE} MB an hour (in less than an hour: by ${GROWTH} MB in all); the log <= ${WAL_MB} MB; open files within ${HANDLES}, no more than ${HANDLES} connections left over; 0 failed`,
  run: async ({ minutes = MINUTES }) => {
    const portal = await PortalProcess.make(LISTINGS, { ...writersNeed, NODE_OPTIONS: collectable })
    try {
      const writers = await Writers.make(portal)
      await portal.start()
      const before = sample(portal)
      const begun = performance.now()
      const hours = () => (performance.now() - begun) / 3_600_000
      const stopReading = startReading(portal.origin)
      const finish = writers.start(WRITING)
      const samples: Sample[] = []
      const held: Held[] = []
      while (hours() * 60 < minutes) {
        await wait(SAMPLE_EVERY)
        samples.push({ at: hours(), ...sample(portal) })
        if (performance.now() - begun < COLLECT_EVERY * (held.length + 1)) continue
        held.push({ at: hours(), megabytes: (await portal.collectedMemory()) / 1024 ** 2 })
      }
      await finish()
      const { count, failures } = stopReading()
      await wait(REST)
      const leftOver = sample(portal).connections - before.connections
      await portal.stop()
      const isWarm = ({ at }: Timed) => at * 60 > WARM_UP * minutes
      const [warm, floors] = [samples.filter(isWarm), floorsOf(held.filter(isWarm))]
      const slope = slopeOf(floors)
      const growth = slope * ((floors.at(-1)?.at ?? 0) - (floors[0]?.at ?? 0))
      const files = warm.map((one) => one.files)
      const spread = Math.max(...files) - Math.min(...files)
      const log = Math.max(...samples.map((one) => one.log))
      return {
        measured: `${minutes} minutes, ${count} read, ${failures.length} failed${told(failures)}, ${writers.acknowledged} written; ${Math.round(held.at(-1)?.megabytes ?? 0)} MB in the end, ${slope.toFixed(1)} MB an hour, which is ${growth.toFixed(1)} MB in this run; the log at most ${Math.round(log)} MB; open files moved by ${spread}, ${leftOver} connections left over`,
        ok:
          failures.length === 0 &&
          (minutes >= 60 ? slope < SLOPE : growth < GROWTH) &&
          log <= WAL_MB &&
          Math.max(spread, leftOver) <= HANDLES,
      }
    } finally {
      portal.remove()
    }
  },
}
