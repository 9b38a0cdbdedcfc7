/** Processes that read a feed of an agency and are killed in the middle of it, again and again. */
import { Effect, Layer, ManagedRuntime, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Database } from '#server/database/Database.ts'
import { temporaryFolder } from '#server/database/testing/engines.ts'
import { PostgresServer } from '#server/database/testing/postgres.ts'
import { receiveFile, runsHere } from '#server/features/listings/feeds/runs/feedFolder.ts'
import { writeRun } from '#server/features/listings/feeds/runs/waitingRun.ts'

const program = join(import.meta.dirname, 'expandingProgram.ts')

const header =
  'reference;contract;category;typology;price;surface;bedrooms;rooms;energyClass;latitude;longitude;description:el'

export interface KilledReaders {
  /** Ads of the feed. */
  readonly ads: number
  /** How many were written when each process was killed. */
  readonly writtenAtKills: readonly number[]
  /** Listings of the agency in the end, and references that have one. */
  readonly listings: number
  readonly references: number
  /** What the last process reports. */
  readonly report: { readonly added: number; readonly unchanged: number; readonly refused: number }
  /** Files of feeds that are left. */
  readonly files: readonly string[]
}

type Query<Row> = (client: SqlClient.SqlClient) => Effect.Effect<readonly Row[], unknown>

/** A database with an agency, and a feed of so many ads that waits for a process. */
async function prepare(ask: <Row extends object>(query: Query<Row>) => Promise<readonly Row[]>, ads: number) {
  await ask(
    (sql) =>
      sql`INSERT INTO agencies (id, name, slug, plan) VALUES (70, 'Γραφείο', 'grafeio', 'paid') RETURNING id`,
  )
  await ask(
    (sql) =>
      sql`INSERT INTO advertisers (id, type, name, agency_id) VALUES (70, 'agency', 'Γραφείο', 70) RETURNING id`,
  )
  const rows = Array.from(
    { length: ads },
    (_, at) => `F-${at};sale;residential;apartment;${200_000 + at};84;2;3;C;37.9682;23.7561;Φωτεινό`,
  )
  return new TextEncoder().encode([header, ...rows].join('\n'))
}

/** Kills a process for each share of the feed that is written, lets the last one finish, and says what came of it. */
export async function killFeedReaders(ads: number, shares: readonly number[]): Promise<KilledReaders> {
  const server = await PostgresServer.start()
  const url = await server.database()
  const database = ManagedRuntime.make(Database.layerServer(Redacted.make(url)).pipe(Layer.orDie))
  const folder = temporaryFolder()
  const ask = <Row extends object>(query: Query<Row>) =>
    database.runPromise(Effect.flatMap(SqlClient.SqlClient, (client) => Effect.orDie(query(client))))
  const start = () =>
    spawn(process.execPath, [program, url, folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  const written = async () =>
    (await ask<{ n: number }>((sql) => sql`SELECT count(*)::int AS n FROM feed_ads`))[0]?.n ?? 0
  let running: ReturnType<typeof start> | undefined
  try {
    const file = await prepare(ask, ads)
    const runId = randomUUID()
    const feeds = join(folder, 'feeds')
    const received = await receiveFile(feeds, runId)
    await received.take(file)
    await received.finish()
    const run = { runId, agencyId: 70, origin: 'upload', source: 'homes.csv', language: 'en' } as const
    await ask((sql) =>
      Effect.as(sql.withTransaction(writeRun(run)), []).pipe(Effect.provideService(SqlClient.SqlClient, sql)),
    )
    const writtenAtKills: number[] = []
    for (const share of shares) {
      running = start()
      while ((await written()) < ads * share) await wait(5)
      running.kill('SIGKILL')
      await once(running, 'exit')
      writtenAtKills.push(await written())
    }
    running = start()
    const ended = () =>
      ask<{ report: KilledReaders['report'] }>(
        (sql) => sql`SELECT report FROM feed_runs WHERE ended_at IS NOT NULL`,
      )
    let reports = await ended()
    for (; reports.length === 0; reports = await ended()) await wait(50)
    const [counts] = await ask<{ listings: number; refs: number }>(
      (sql) => sql`SELECT (SELECT count(*)::int FROM listings WHERE advertiser_id = 70) AS listings,
        (SELECT count(DISTINCT reference)::int FROM feed_ads) AS refs`,
    )
    while ((await runsHere(feeds)).length > 0) await wait(50)
    return {
      ads,
      writtenAtKills,
      listings: counts?.listings ?? 0,
      references: counts?.refs ?? 0,
      report: reports[0]?.report ?? { added: 0, unchanged: 0, refused: 0 },
      files: await runsHere(feeds),
    }
  } finally {
    running?.kill('SIGKILL')
    await database.dispose()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
