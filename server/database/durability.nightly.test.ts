/**
 * What the embedded database promises: an acknowledged row survives the death of the process, the
 * log reaches the disk, a clean close leaves nothing to recover, one process at a time.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from './Database.ts'
import { PgliteWorker } from './PgliteWorker.ts'
import { type Child, startChild } from './testing/child.ts'
import { migratedCluster } from './testing/clusters.ts'
import { openLayer, temporaryFolder } from './testing/engines.ts'
import { killWriters, lostRows } from './testing/killWriters.ts'
import { namespaceMissing, spawnInNamespace } from './testing/namespaces.ts'

/** One shows it: more stand in tests/faults. */
const KILLS = 1

const isRow = (line: string): boolean => /^\d+$/.test(line)

/** Bit of open(2) by which every write waits for the disk. */
const O_DSYNC = 0o10000

let folder: string
beforeAll(() => {
  folder = temporaryFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

const withDatabase = async <A, E>(use: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>): Promise<A> => {
  const database = openLayer(Database.layerFolder(folder, { template: await migratedCluster() }))
  try {
    return await database.run(Effect.flatMap(SqlClient.SqlClient, use))
  } finally {
    await database.close()
  }
}

/** The database's own log of one opening. */
const logOfOpening = async (): Promise<string> => {
  const lines: string[] = []
  const opened = PgliteWorker.open({
    folder: join(folder, 'database'),
    onLog: (line) => lines.push(line),
  })
  await Effect.runPromise(Effect.scoped(opened))
  return lines.join('\n')
}

describe('the embedded database', () => {
  it('loses no acknowledged row when its process is killed', async () => {
    const acknowledged = await killWriters(folder, KILLS)
    expect(await logOfOpening()).toContain('automatic recovery in progress')
    expect(acknowledged.length).toBeGreaterThan(0)
    expect(await lostRows(folder, acknowledged)).toEqual([])
  })

  it('leaves nothing to recover after a clean close', async () => {
    await withDatabase((sql) => sql`INSERT INTO settings VALUES ('clean', 'close')`)
    const began = performance.now()
    expect(await logOfOpening()).not.toMatch(/recovery|not properly shut down|redo/)
    console.info(`opened and closed again in ${Math.round(performance.now() - began)} ms`)
  })

  it.skipIf(process.platform !== 'linux')(
    'opens its log so that every write waits for the disk',
    async () => {
      const flags = await withDatabase((sql) =>
        Effect.andThen(
          sql`INSERT INTO settings VALUES ('log', 'written')`,
          Effect.sync(() =>
            readdirSync('/proc/self/fd').flatMap((fd) => {
              try {
                if (!readlinkSync(`/proc/self/fd/${fd}`).startsWith(join(folder, 'database', 'pg_wal')))
                  return []
                const flag = /flags:\s*(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1]
                return [Number.parseInt(flag ?? '0', 8)]
              } catch {
                return []
              }
            }),
          ),
        ),
      )
      expect(flags.length).toBeGreaterThan(0)
      expect(flags.every((flag) => (flag & O_DSYNC) !== 0)).toBe(true)
    },
  )

  it('refuses a second process, naming the first', async () => {
    const first = startChild('writer.entry.ts', [folder, 'hold'])
    await first.said((line) => line === 'open')
    const started = performance.now()
    const second = startChild('writer.entry.ts', [folder, 'hold'])
    await second.said((line) => line === 'start')
    const began = performance.now()
    expect(await second.exited).toBe(2)
    const took = performance.now() - began
    first.process.kill('SIGKILL')
    await first.exited
    console.info(
      `second process refused ${Math.round(took)} ms after its start, ${Math.round(began - started)} ms of loading before`,
    )
    expect(second.complaint()).toBe(`The data folder ${folder} is in use by process ${first.process.pid}\n`)
    await withDatabase((sql) => sql`SELECT 1`)
  })

  it.skipIf(namespaceMissing() !== undefined)(
    `loses no row to a second process of another PID namespace${namespaceMissing() === undefined ? '' : ` (skipped: ${namespaceMissing()})`}`,
    async () => {
      const writers = [20_000_000, 30_000_000].map((first) =>
        spawnInNamespace('writer.entry.ts', [folder, String(first)]),
      ) as [Child, Child]
      const refused = await Promise.race(writers.map((writer) => writer.exited.then(() => writer)))
      const [writing] = writers.filter((writer) => writer !== refused) as [Child]
      expect(await refused.exited).toBe(2)
      expect(refused.complaint()).toMatch(
        /^The data folder \S+ is in use by (?:another process|process \d+)\n$/,
      )
      await writing.said(isRow)
      const rows = writing.lines.filter(isRow).length
      await writing.said((line) => isRow(line) && writing.lines.filter(isRow).length > rows + 80)
      writing.process.kill('SIGKILL')
      await writing.exited
      expect(await lostRows(folder, writing.lines.filter(isRow))).toEqual([])
    },
  )

  it('stops writing, and goes on reading, while storage is short', async () => {
    let free = 10e9
    const database = openLayer(Database.layerFolder(folder, { freeBytes: () => Promise.resolve(free) }))
    const insert = (key: string) =>
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`INSERT INTO settings VALUES (${key}, '')`)
    const writable = Effect.flatMap(Database, ({ ensureWritable }) => ensureWritable)
    await database.run(insert('before'))
    free = 1e6
    expect(await database.run(Effect.flip(writable))).toMatchObject({ _tag: 'StorageFull', free: 1e6 })
    const refused = await database.run(Effect.flip(insert('during')))
    expect(refused.reason.cause).toMatchObject({ code: '25006' })
    await database.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT count(*) FROM settings`))
    free = 10e9
    await database.run(writable)
    await database.run(insert('after'))
    await database.close()
  })
})
