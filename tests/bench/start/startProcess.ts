/** One thing measured in a process of its own: reads where and what from the command line, and writes figures as JSON. */
import { Context, Effect, Layer, Redacted, type Scope } from 'effect'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { Database } from '#server/database/Database.ts'
import { Places } from '#server/content/geography/Places.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { loadTexts } from '#server/content/search-index/loading/loadTexts.ts'
import { loadColumns } from '#server/content/search-index/loading/loadColumns.ts'
import { SearchIndex, type SearchIndexService } from '#server/content/search-index/SearchIndex.ts'
import { type Percentiles, percentilesOf, round } from '../percentiles.ts'

/** What is committed by the other program, one after the other. */
const CHANGES = 200

export interface StartFigures {
  readonly listings: number
  /** From a database that answers to the first search, ms. */
  readonly readyMs: number
  /** The processor's time of that, all threads together, ms. */
  readonly processorMs: number
}

interface Asked {
  readonly databaseUrl: string
  readonly dataFolder: string
  readonly task: Task
}

const { databaseUrl, dataFolder, task } = JSON.parse(process.argv[2] ?? '') as Asked

const needs = Layer.mergeAll(
  Database.layerServer(Redacted.make(databaseUrl), { migrate: false }),
  Places.layer.pipe(Layer.provideMerge(Configuration.layerOf({ dataFolder }))),
)

/** Rows and texts, read and forgotten, ms. */
const read = Effect.gen(function* () {
  const began = performance.now()
  yield* Effect.all([loadColumns(), loadTexts(() => {})], { concurrency: 2 })
  return round(performance.now() - began)
})

const started = Effect.gen(function* () {
  const began = performance.now()
  const index = Context.get(yield* Layer.build(SearchIndex.layer), SearchIndex)
  index.list({ criteria: {}, order: 'mostRelevant', page: 1, perPage: 25 })
  return { index, readyMs: round(performance.now() - began) }
})

const start = Effect.gen(function* () {
  const before = process.cpuUsage()
  const { index, readyMs } = yield* started
  const { user, system } = process.cpuUsage(before)
  const figures: StartFigures = {
    listings: yield* index.size,
    readyMs,
    processorMs: round((user + system) / 1000),
  }
  yield* Effect.promise(kept)
  return figures
})

/** The next start reads what this one keeps. */
async function kept(): Promise<void> {
  while (!existsSync(join(dataFolder, 'search/index.arrays'))) await setTimeout(50)
}

const change = Effect.gen(function* () {
  const { index } = yield* started
  const { ids } = index.list({ criteria: {}, order: 'newer', page: 3, perPage: CHANGES })
  return yield* Effect.promise(() => timeChanges(index, ids))
})

/** Another program's connection. */
async function timeChanges(index: SearchIndexService, ids: readonly number[]): Promise<Percentiles> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const times: number[] = []
  for (const [at, id] of ids.entries()) {
    // A price and a word that no other listing has.
    const [price, word] = [1_900_000_001 + at, `λέξη${wordOf(at)}`]
    await client.query('BEGIN')
    await client.query('UPDATE listings SET price = $1 WHERE id = $2', [price, id])
    await client.query('UPDATE listing_texts SET title = $1 WHERE listing_id = $2', [word, id])
    await client.query('COMMIT')
    const committed = performance.now()
    const criteria = { price: { min: price, max: price }, keyword: word }
    while (index.countNow(criteria) === 0) await setTimeout(0)
    times.push(performance.now() - committed)
    await setTimeout(20)
  }
  await client.end()
  return percentilesOf(times)
}

const LETTERS = 'βγδζθκλμνξπρστφχ'

/** A number in letters. */
const wordOf = (number: number): string =>
  [number >> 8, (number >> 4) & 15, number & 15].map((digit) => `${LETTERS[digit]}α`).join('')

const tasks = { read, start, change }
export type Task = keyof typeof tasks

const asked: Effect.Effect<unknown, unknown, Layer.Success<typeof needs> | Scope.Scope> = tasks[task]
const figures = await Effect.runPromise(Effect.scoped(Effect.provide(asked, needs)))
process.stdout.write(JSON.stringify(figures))
