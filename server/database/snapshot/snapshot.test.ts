/**
 * The drill: a snapshot is taken while others write, becomes a database elsewhere, on the same engine and on the other,
 * and that is row for row what was there at one moment.
 */
import { Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { seedDemo } from '#demo/seed/seedDemo.ts'
import { Database } from '../Database.ts'
import { lockDataFolder } from '../DataFolderLock.ts'
import { emptyCluster, migratedCluster } from '../testing/clusters.ts'
import { openLayer, temporaryFolder, type TestDatabase } from '../testing/engines.ts'
import { makeDatabase, postgresMissing } from '../testing/postgres.ts'
import { checkSnapshot, restoreToFolder, restoreToServer } from './restoreSnapshot.ts'
import { takeSnapshot } from './takeSnapshot.ts'

/** Time a small stock may take to come back, ms: the bar is a minute, for a large one. */
const RESTORED_WITHIN = 60_000

let folder: string
let source: TestDatabase
let snapshot: string
beforeAll(async () => {
  folder = temporaryFolder()
  snapshot = join(folder, 'taken')
  source = openLayer(Database.layerFolder(join(folder, 'source'), { template: await migratedCluster() }))
  await source.run(seedDemo({ listings: 300, seed: 3, now: new Date('2026-11-21T00:00:00Z') }))
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true })
})

const query = <A extends object>(database: TestDatabase, text: string): Promise<readonly A[]> =>
  database.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<A>(text)))

const emptyServer = async () => Redacted.make(await makeDatabase(inject('sharedPostgres') ?? ''))

/** Writes a number to two tables at once, again and again; says which were acknowledged so far. */
function startWriter(database: TestDatabase) {
  const acknowledged: number[] = []
  let next = 0
  let stopped = false
  const one = (n: number) =>
    Effect.flatMap(SqlClient.SqlClient, (sql) =>
      sql.withTransaction(
        Effect.andThen(
          sql`INSERT INTO settings (key, value) VALUES (${`n ${n}`}, '')`,
          sql`INSERT INTO reports (listing_id, reason, text, language, created_at)
            VALUES (${n}, 1, ${`Μια γραμμή\tμε ${n}\n`}, 'el', now())`,
        ),
      ),
    )
  const work = (async () => {
    while (!stopped) {
      const n = next++
      await database.run(one(n))
      acknowledged.push(n)
    }
  })()
  return {
    acknowledged,
    /** How many were begun. */
    begun: () => next,
    stop: async () => {
      stopped = true
      await work
    },
  }
}

/** Sums of the tables of a snapshot, and its settings but for the epoch, which is new in every restored database. */
function contentOf(of: string) {
  const sums = readFileSync(join(of, 'SHA256SUMS'), 'utf8').split('\n')
  const settings = readFileSync(join(of, 'tables/settings.copy'), 'utf8').split('\n')
  return {
    tables: sums.filter((line) => line.includes('tables/') && !line.endsWith('/settings.copy')),
    settings: settings.filter((line) => !line.startsWith('data_epoch')).toSorted(),
  }
}

const again = async (database: TestDatabase, name: string) => {
  await database.run(takeSnapshot(join(folder, name)))
  return contentOf(join(folder, name))
}

const refused = <E>(effect: Effect.Effect<unknown, E>): Promise<E> => Effect.runPromise(Effect.flip(effect))

/** Takes a snapshot in the middle of writing, and holds it to what the writer was told. */
async function takeUnderWrites(database: TestDatabase, to: string) {
  const writer = startWriter(database)
  const untilTold = async (count: number) => {
    while (writer.acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await untilTold(20)
  const before = [...writer.acknowledged]
  const taken = await database.run(takeSnapshot(to))
  const after = writer.begun()
  await untilTold(after + 5)
  await writer.stop()
  const numbers = (file: string, pattern: RegExp) =>
    [...readFileSync(join(to, 'tables', file), 'utf8').matchAll(pattern)].map(([, n]) => Number(n))
  const settings = numbers('settings.copy', /^n (\d+)\t/gm)
  expect(numbers('reports.copy', /^\d+\t(\d+)\t/gm)).toEqual(settings)
  expect(settings).toEqual(expect.arrayContaining(before))
  expect(Math.max(...settings)).toBeLessThan(after)
  return taken
}

describe('a snapshot', () => {
  it('is one moment of a database that is written to', async () => {
    const taken = await takeUnderWrites(source, snapshot)
    expect(taken.rows).toBeGreaterThan(300)
    console.info(`${taken.rows} rows, ${taken.bytes} bytes, read in ${Math.round(taken.read)} ms`)
  })

  it.skipIf(postgresMissing() !== undefined)('is one moment of a PostgreSQL server too', async () => {
    const database = openLayer(Database.layerServer(await emptyServer()))
    expect((await takeUnderWrites(database, join(folder, 'of-server'))).rows).toBeGreaterThan(20)
    await database.close()
  })

  it('becomes the same database in another data folder', async () => {
    const data = join(folder, 'restored')
    // What an index remembers of other rows must not outlive them.
    mkdirSync(join(data, 'search'), { recursive: true })
    const begun = performance.now()
    await Effect.runPromise(restoreToFolder(snapshot, data, { template: await emptyCluster() }))
    expect(performance.now() - begun).toBeLessThan(RESTORED_WITHIN)
    expect(readdirSync(data)).toEqual(['database'])
    const database = openLayer(Database.layerFolder(data))
    try {
      expect(await again(database, 'again')).toEqual(contentOf(snapshot))
      // Counters go on behind the last number, triggers and keys are back.
      await query(
        database,
        "INSERT INTO reports (listing_id, reason, text, language, created_at) VALUES (1, 1, '', 'el', now())",
      )
      await query(database, 'UPDATE listings SET price = 1 WHERE id = (SELECT min(id) FROM listings)')
      expect(await query(database, 'SELECT listing_id FROM listing_changes')).toHaveLength(1)
      await expect(query(database, 'UPDATE listings SET advertiser_id = -1')).rejects.toMatchObject({
        _tag: 'SqlError',
      })
      const parts =
        'SELECT count(*)::int AS n FROM pg_index UNION ALL SELECT count(*)::int FROM pg_constraint'
      expect(await query(database, parts)).toEqual(await query(source, parts))
    } finally {
      await database.close()
    }
  })

  it.skipIf(postgresMissing() !== undefined)(
    'becomes the same database on PostgreSQL, and comes back',
    async () => {
      const url = await emptyServer()
      await Effect.runPromise(restoreToServer(snapshot, url))
      const database = openLayer(Database.layerServer(url))
      expect(await again(database, 'from-server')).toEqual(contentOf(snapshot))
      await database.close()
      expect(await refused(restoreToServer(snapshot, url))).toMatchObject({ _tag: 'TargetNotEmpty' })
      await Effect.runPromise(
        restoreToFolder(join(folder, 'from-server'), join(folder, 'back'), {
          template: await emptyCluster(),
        }),
      )
    },
  )

  it('is not written over anything, nor on a disk that is nearly full', async () => {
    expect(await source.run(Effect.flip(takeSnapshot(snapshot)))).toMatchObject({ _tag: 'SnapshotExists' })
    const full = takeSnapshot(join(folder, 'full'), { free: () => Promise.resolve(1e6) })
    expect(await source.run(Effect.flip(full))).toMatchObject({ _tag: 'StorageFull' })
    expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([])
    await source.run(takeSnapshot(join(folder, 'free-again')))
  })
})

describe('restoring', () => {
  const nowhere = () => join(folder, 'nowhere')

  const damages: readonly (readonly [string, (of: string) => void, RegExp])[] = [
    ['a changed byte', (of) => change(join(of, 'tables/listings.copy')), /tables\/listings.copy was changed/],
    [
      'a changed byte in an empty-looking place',
      (of) => change(join(of, 'manifest.json')),
      /manifest.json was changed/,
    ],
    [
      'a changed sum',
      (of) => change(join(of, 'SHA256SUMS')),
      /was changed|cannot be read|nobody wrote|is missing/,
    ],
    [
      'a file cut short',
      (of) => writeFileSync(join(of, 'tables/reports.copy'), ''),
      /reports.copy was changed/,
    ],
    ['a missing file', (of) => rmSync(join(of, 'tables/accounts.copy')), /accounts.copy is missing/],
    [
      'a file too many',
      (of) => writeFileSync(join(of, 'tables/guests.copy'), ''),
      /nobody wrote tables\/guests.copy/,
    ],
    ['sums cut short', (of) => shorten(join(of, 'SHA256SUMS')), /cannot be read|nobody wrote/],
    ['no sums', (of) => rmSync(join(of, 'SHA256SUMS')), /has no SHA256SUMS/],
    ['a path that leads out', (of) => lead(join(of, 'SHA256SUMS')), /SHA256SUMS cannot be read/],
  ]

  it.each(damages)('refuses %s', async (_, damage, says) => {
    const copy = join(folder, 'damaged')
    rmSync(copy, { recursive: true, force: true })
    cpSync(snapshot, copy, { recursive: true })
    damage(copy)
    const problem = await refused(restoreToFolder(copy, nowhere()))
    expect(problem).toMatchObject({ _tag: 'SnapshotDamaged' })
    expect(problem.message).toMatch(says)
    expect(existsSync(nowhere())).toBe(false)
  })

  it('refuses what is no snapshot', async () => {
    expect(await refused(checkSnapshot(nowhere()))).toMatchObject({ _tag: 'SnapshotDamaged' })
  })

  it('refuses a database that is there, and a data folder that is in use', async () => {
    const data = join(folder, 'source')
    expect(await refused(restoreToFolder(snapshot, data))).toMatchObject({ _tag: 'DataFolderInUse' })
    const other = join(folder, 'other')
    mkdirSync(join(other, 'database'), { recursive: true })
    writeFileSync(join(other, 'database/PG_VERSION'), '18\n')
    expect(await refused(restoreToFolder(snapshot, other))).toMatchObject({ _tag: 'TargetNotEmpty' })
    await Effect.runPromise(Effect.scoped(lockDataFolder(other)))
  })

  it('refuses a schema that this version does not know', async () => {
    const newer = join(folder, 'newer')
    const later = (sql: SqlClient.SqlClient) =>
      sql`INSERT INTO schema_migrations VALUES (9999, now(), 'later')`
    const gone = (sql: SqlClient.SqlClient) => sql`DELETE FROM schema_migrations WHERE migration_id = 9999`
    await source.run(Effect.flatMap(SqlClient.SqlClient, later))
    await source.run(takeSnapshot(newer))
    await source.run(Effect.flatMap(SqlClient.SqlClient, gone))
    const problem = await refused(restoreToFolder(newer, nowhere()))
    expect(problem).toMatchObject({ _tag: 'SnapshotUnknown' })
    expect(problem.message).toContain('9999_later')
  })
})

/** Turns one bit in the middle of a file. */
function change(path: string): void {
  const bytes = readFileSync(path)
  const at = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(path, bytes)
}

const shorten = (path: string): void => writeFileSync(path, readFileSync(path).subarray(0, -100))

const lead = (path: string): void =>
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('tables/agents.copy', '../source/database/PG_VERSION'),
  )
