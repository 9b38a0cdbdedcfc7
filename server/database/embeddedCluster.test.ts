import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Database } from './Database.ts'
import { beginCluster, inspectCluster, postgresVersion } from './embeddedCluster.ts'
import { migratedCluster } from './testing/clusters.ts'
import { temporaryFolder } from './testing/engines.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

const cluster = () => join(folder, 'database')
const found = () => Effect.runPromise(inspectCluster(cluster()))

/** Opens the database, and gives the keys of its settings. */
const open = async (template?: string): Promise<readonly string[]> => {
  const database = Database.layerFolder(folder, template === undefined ? {} : { template })
  const keys = Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ key: string }>`SELECT key FROM settings`)
  return Effect.runPromise(
    keys.pipe(
      Effect.map((rows) => rows.map(({ key }) => key)),
      Effect.provide(database),
      Effect.scoped,
    ),
  )
}

it('knows the version that PGlite is', async () => {
  const template = await migratedCluster()
  expect(readFileSync(join(template, 'PG_VERSION'), 'utf8').trim()).toBe(postgresVersion.text)
  expect(readFileSync(join(template, 'global/pg_control')).readUInt32LE(8)).toBe(postgresVersion.control)
  expect(await Effect.runPromise(inspectCluster(template))).toBe('database')
})

it('makes a database where there is none, for its user alone', async () => {
  expect(await found()).toBe('none')
  await open()
  expect(await found()).toBe('database')
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  )
  expect(others).toEqual([])
  expect(readdirSync(folder)).toEqual(['database'])
})

it('begins one again that was never opened', async () => {
  const template = await migratedCluster()
  await Effect.runPromise(beginCluster(cluster()))
  writeFileSync(join(cluster(), 'half'), '')
  expect(await found()).toBe('unfinished')
  await open(template)
  expect(existsSync(join(cluster(), 'half'))).toBe(false)
  expect(await found()).toBe('database')
})

it('keeps a database that took the place of one that was never opened', async () => {
  await open(await migratedCluster())
  renameSync(cluster(), join(folder, 'whole'))
  await Effect.runPromise(beginCluster(cluster()))
  renameSync(cluster(), join(folder, 'begun'))
  renameSync(join(folder, 'whole'), cluster())
  expect(await found()).toBe('database')
})

it('refuses files that are no database', async () => {
  mkdirSync(cluster())
  writeFileSync(join(cluster(), 'letter.txt'), '')
  expect(await Effect.runPromise(Effect.flip(inspectCluster(cluster())))).toMatchObject({
    _tag: 'EmbeddedDatabaseFailed',
    folder: cluster(),
  })
  expect(readdirSync(folder)).toEqual(['database'])
})
