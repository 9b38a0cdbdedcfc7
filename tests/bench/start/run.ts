/**
 * How soon searches are answered after a start: from a PostgreSQL, beside only reading it, and from what the last start
 * kept; and how soon a change that another program commits there is found.
 */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { PostgresServer } from '#server/database/testing/postgres.ts'
import type { Percentiles } from '../percentiles.ts'
import type { StartFigures, Task } from './startProcess.ts'

export interface StartReport {
  readonly listings: number
  /** Rows and texts read and forgotten, ms. */
  readonly readMs: number
  readonly fromDatabase: StartFigures
  readonly fromKept: StartFigures
  /** From the commit's answer until the listing is found by its new price and its new word, ms. */
  readonly changed: Percentiles
}

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

export async function benchStart(listings: number): Promise<StartReport> {
  const server = await PostgresServer.start(['shared_buffers=1GB', 'max_wal_size=8GB'])
  const dataFolder = mkdtempSync(join(tmpdir(), 'estia-bench-'))
  try {
    const databaseUrl = await server.database()
    await fill(databaseUrl, dataFolder, listings)
    const ask = <Answer>(task: Task): Promise<Answer> => inProcess({ databaseUrl, dataFolder }, task)
    const readMs = await ask<number>('read')
    const fromDatabase = await ask<StartFigures>('start')
    const fromKept = await ask<StartFigures>('start')
    const changed = await ask<Percentiles>('change')
    return { listings: fromKept.listings, readMs, fromDatabase, fromKept, changed }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
    await server.stop()
  }
}

/** Fills the database, and lets it tidy up before anything is measured. */
async function fill(databaseUrl: string, dataFolder: string, listings: number): Promise<void> {
  const seed = [join(root, 'cli/main.ts'), 'seed', '--listings', String(listings), '--seed', '7']
  const env = { ...process.env, DATABASE_URL: databaseUrl, ESTIA_DATA: dataFolder }
  const { status } = spawnSync(process.execPath, seed, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('The database could not be filled')
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  await client.end()
}

/** Each in a process of its own, as a start is. */
async function inProcess<Answer>(place: object, task: Task): Promise<Answer> {
  const script = join(import.meta.dirname, 'startProcess.ts')
  const { stdout } = await run(process.execPath, [
    '--no-warnings',
    script,
    JSON.stringify({ ...place, task }),
  ])
  return JSON.parse(stdout) as Answer
}

/** The report for people. */
export function printStartReport({ listings, readMs, fromDatabase, fromKept, changed }: StartReport): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const ratio = (fromDatabase.readyMs / readMs).toFixed(2)
  return [
    `${listings} listings in PostgreSQL; rows and texts only read: ${seconds(readMs)}`,
    `ready from the database: ${seconds(fromDatabase.readyMs)} (bar 12 s), ${ratio} times as long as only reading it; processor ${seconds(fromDatabase.processorMs)}`,
    `ready from what was kept: ${seconds(fromKept.readyMs)} (bar 0.7 s); processor ${seconds(fromKept.processorMs)}`,
    `a change of another program found after its commit: p50 ${changed.p50} ms, p99 ${changed.p99} ms (bar 50)`,
  ].join('\n')
}
