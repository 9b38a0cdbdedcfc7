/** Processes that tell alerts and are killed while homes are published, again and again. */
import { Effect, ManagedRuntime, Redacted } from 'effect'
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

const program = join(import.meta.dirname, 'expandingProgram.ts')

/** Readers, each with one search that finds every home. */
const READERS = 30

export interface KilledExpanders {
  readonly homes: number
  readonly readers: number
  /** Pairs of a reader and a home of which the reader was not told. */
  readonly untold: number
  /** Pairs that were told more than once. */
  readonly toldTwice: number
}

/** Publishes a home for each kill, lets the last process finish, and says what came of it. */
export async function killExpanders(kills: number): Promise<KilledExpanders> {
  const server = await PostgresServer.start()
  const url = await server.database()
  const database = ManagedRuntime.make(Database.layerServer(Redacted.make(url)))
  const folder = temporaryFolder()
  const sql = <Row extends object>(
    query: (client: SqlClient.SqlClient) => Effect.Effect<readonly Row[], unknown>,
  ) => database.runPromise(Effect.flatMap(SqlClient.SqlClient, (client) => Effect.orDie(query(client))))
  const start = () =>
    spawn(process.execPath, [program, url, folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  let running = start()
  try {
    await sql((client) => client`INSERT INTO advertisers (id, type, name) VALUES (1, 'agency', 'A')`)
    for (let reader = 0; reader < READERS; reader++) {
      const id = randomUUID()
      await sql(
        (client) => client`INSERT INTO accounts (id, email, email_key, language, privacy_at)
        VALUES (${id}, ${`${reader}@example.gr`}, ${`${reader}@example.gr`}, 'en', now())`,
      )
      await sql(
        (client) => client`INSERT INTO saved_searches
          (account_id, name, url, frequency, channels, time_zone, created_at)
        VALUES (${id}, 'all', '/pwlhsh-katoikies/', 'instant', '{mail}', 'Europe/Athens', now())`,
      )
    }
    const waiting = async () =>
      (
        await sql<{ n: number }>(
          (client) => client`SELECT (SELECT count(*) FROM alert_events WHERE number IS NULL)::int
            + (SELECT count(*) FROM saved_searches WHERE due_at IS NOT NULL)::int AS n`,
        )
      )[0]?.n ?? 0
    const written = async () =>
      (await sql<{ n: number }>((client) => client`SELECT count(*)::int AS n FROM outbox`))[0]?.n ?? 0
    for (let kill = 1; kill <= kills; kill++) {
      const before = await written()
      await sql(
        (client) => client`INSERT INTO listings (id, advertiser_id, created_at, modified_at, confirmed_at,
          price, surface, kind, contract, category, typology, status, tier, publisher_role)
        VALUES (${kill}, 1, now(), now(), now(), 100000, ${50 + kill}, 1, 1, 1, 1, 1, 0, 1)`,
      )
      // Killed anywhere between before it saw the home and in the midst of its mails.
      const some = Math.floor(Math.random() * READERS)
      while ((await written()) < before + some && (await waiting()) > 0) await wait(1)
      running.kill('SIGKILL')
      await once(running, 'exit')
      running = start()
    }
    while ((await waiting()) > 0) await wait(100)
    const told = await sql<{ to: string; link: string; times: number }>(
      (client) => client`SELECT recipient AS to, home ->> 'link' AS link, count(*)::int AS times
        FROM outbox, jsonb_array_elements(payload -> 'homes') AS home GROUP BY 1, 2`,
    )
    return {
      homes: kills,
      readers: READERS,
      untold: kills * READERS - told.length,
      toldTwice: told.filter(({ times }) => times > 1).length,
    }
  } finally {
    running.kill('SIGKILL')
    await database.dispose()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
