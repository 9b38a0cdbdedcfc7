/**
 * A large feed: reading alone, the import of all its ads with their histories, the same file again, and searches while a
 * portal imports it.
 */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { FeedReport } from '#domain/agency/feedReport.ts'
import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { Database } from '#server/database/Database.ts'
import { importFeedFile } from '#server/features/listings/feeds/runs/operate.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { type Percentiles } from '../percentiles.ts'
import { readFeed } from '#server/features/listings/feeds/readFeed.ts'
import { type BesideSearches, searchBeside } from './besideSearches.ts'
import { openImmoFile } from './openImmoFile.ts'

const megabyte = 1024 * 1024
const agency = 'bench'

export interface FeedsReport {
  readonly megabytes: number
  readonly homes: number
  /** Of reading alone. */
  readonly reading: { readonly cpuSeconds: number; readonly megabytes: number; readonly homes: number }
  readonly seconds: number
  readonly cpuSeconds: number
  readonly megabytesMore: number
  readonly first: Counts
  readonly again: Counts & { readonly seconds: number; readonly cpuSeconds: number }
  readonly searches: BesideSearches
}

type Counts = Pick<FeedReport, 'added' | 'changed' | 'unchanged' | 'withdrawn' | 'refused'>

const countsOf = ({ added, changed, unchanged, withdrawn, refused }: FeedReport): Counts => ({
  added,
  changed,
  unchanged,
  withdrawn,
  refused,
})

/** Runs some work; seconds, seconds of CPU, and how much the memory rose at most, MB. */
async function measured<A>(work: () => Promise<A>) {
  globalThis.gc?.()
  const [before, begun, cpu] = [process.memoryUsage.rss(), performance.now(), process.cpuUsage()]
  let most = before
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, process.memoryUsage.rss())
      await setTimeout(20)
    }
  }
  const watching = watch()
  const result = await work()
  isOver = true
  await watching
  const { user, system } = process.cpuUsage(cpu)
  return {
    result,
    seconds: (performance.now() - begun) / 1000,
    cpuSeconds: (user + system) / 1e6,
    megabytes: (most - before) / megabyte,
  }
}

async function readAll(file: string): Promise<number> {
  let homes = 0
  for await (const item of readFeed(createReadStream(file), { language: 'el' }, { isWhole: false }))
    if ('ad' in item) homes++
  return homes
}

async function writeFileOf(homes: number, file: string): Promise<number> {
  const handle = await open(file, 'w')
  for await (const part of openImmoFile(homes)) await handle.write(part)
  await handle.close()
  return (await stat(file)).size / megabyte
}

/** An empty database with the agency of the feed. */
async function openDatabase(folder: string) {
  const runtime = ManagedRuntime.make(
    Layer.merge(
      Database.layerFolder(join(folder, 'data')),
      Configuration.layerOf({ origin: 'https://bench.example', dataFolder: join(folder, 'data') }),
    ),
  )
  for (const statement of [
    `INSERT INTO agencies (id, name, slug, plan) VALUES (900, 'Bench', '${agency}', 'paid')`,
    `INSERT INTO advertisers (id, type, name, agency_id) VALUES (900, 'agency', 'Bench', 900)`,
  ])
    await runtime.runPromise(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement)))
  return runtime
}

/** Imports a file into an empty database, twice. */
async function importTwice(file: string, folder: string) {
  const runtime = await openDatabase(folder)
  const asked = { file, agency, language: 'en', isDryRun: false, mayWithdrawMany: false } as const
  const take = () => runtime.runPromise(importFeedFile(asked))
  try {
    return { first: await measured(take), again: await measured(take) }
  } finally {
    await runtime.dispose()
  }
}

/** Measures a file of so many homes, on the embedded database. */
export async function benchFeeds(homes: number): Promise<FeedsReport> {
  const folder = mkdtempSync(join(tmpdir(), 'estia-bench-feeds-'))
  const file = join(folder, 'homes.xml')
  const megabytes = await writeFileOf(homes, file)
  const read = await measured(() => readAll(file))
  try {
    const { first, again } = await importTwice(file, folder)
    return {
      megabytes,
      homes,
      reading: { cpuSeconds: read.cpuSeconds, megabytes: read.megabytes, homes: read.result },
      seconds: first.seconds,
      cpuSeconds: first.cpuSeconds,
      megabytesMore: first.megabytes,
      first: countsOf(first.result),
      again: { ...countsOf(again.result), seconds: again.seconds, cpuSeconds: again.cpuSeconds },
      searches: await searchBeside(file),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const pace = ({ p50, p95 }: Percentiles): string => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`

const inWords = ({ added, changed, unchanged, withdrawn, refused }: Counts): string =>
  `${added} added, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn, ${refused} refused`

export const printFeedsReport = (report: FeedsReport): string => {
  const { megabytes, homes, reading, seconds, cpuSeconds, megabytesMore, first, again, searches } = report
  return [
    `OpenImmo, ${megabytes.toFixed(0)} MB, ${homes} homes`,
    `read: ${reading.cpuSeconds.toFixed(1)} s of CPU, +${reading.megabytes.toFixed(0)} MB, ${reading.homes} homes`,
    `imported: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU, +${megabytesMore.toFixed(0)} MB: ${inWords(first)}`,
    `again: ${again.seconds.toFixed(1)} s, ${again.cpuSeconds.toFixed(1)} s of CPU: ${inWords(again)}`,
    `searches: ${pace(searches.rest)} at rest, ${pace(searches.meanwhile)} while ${searches.added} went in within ${searches.seconds.toFixed(0)} s`,
  ].join('\n')
}
