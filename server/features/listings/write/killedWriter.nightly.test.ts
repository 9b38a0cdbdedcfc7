/** Nothing that was acknowledged is lost, and nothing is there by halves, however often its writer is killed. */
import { Effect, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Database } from '#server/database/Database.ts'
import { startChild } from '#server/database/testing/child.ts'
import { temporaryFolder } from '#server/database/testing/engines.ts'

const KILLS = 20

const program = join(import.meta.dirname, 'testing/listingWriter.entry.ts')
const isWritten = (line: string): boolean => /^\d+ \d+$/.test(line)

it(`listings survive ${KILLS} kills of their writer`, { timeout: 1_800_000 }, async () => {
  const folder = temporaryFolder()
  const acknowledged: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const child = startChild(program, [folder])
    // oxlint-disable-next-line no-await-in-loop -- one after the other writes to one folder
    await child.said(isWritten)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await setTimeout(50 + 45 * kill)
    child.process.kill('SIGKILL')
    // oxlint-disable-next-line no-await-in-loop -- the same
    await child.exited
    acknowledged.push(...child.lines.filter(isWritten))
  }
  const database = ManagedRuntime.make(Database.layerFolder(folder))
  try {
    const ask = <Row extends object>(
      query: (sql: SqlClient.SqlClient) => Effect.Effect<readonly Row[], unknown>,
    ) => database.runPromise(Effect.orDie(Effect.flatMap(SqlClient.SqlClient, query)))
    const rows = await ask<{ id: number; price: number }>((sql) => sql`SELECT id, price FROM listings`)
    const kept = new Set(rows.map(({ id, price }) => `${id} ${price}`))
    expect(acknowledged.length).toBeGreaterThan(KILLS)
    expect(acknowledged.filter((line) => !kept.has(line))).toEqual([])
    // Of each there is all or nothing: its text and both of its histories.
    const halves = await ask<{ id: number }>(
      (sql) => sql`SELECT id FROM listings
        WHERE NOT EXISTS (SELECT 1 FROM listing_texts WHERE listing_id = id)
          OR NOT EXISTS (SELECT 1 FROM price_events WHERE listing_id = id AND price_events.price = listings.price)
          OR NOT EXISTS (SELECT 1 FROM status_events WHERE listing_id = id)`,
    )
    expect(halves).toEqual([])
  } finally {
    await database.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
})
