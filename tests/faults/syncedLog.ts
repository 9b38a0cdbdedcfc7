import { Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { Database } from '#server/database/Database.ts'
import { openLayer } from '#server/database/testing/openLayer.ts'
import { postgresMissing, PostgresServer } from '#server/database/testing/postgres.ts'
import type { Fault } from './Fault.ts'

const COMMITS = 50

const syncs = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ wal_sync: string }>`SELECT wal_sync FROM pg_stat_wal`,
).pipe(Effect.map(([row]) => Number(row?.wal_sync)))

const commit = (n: number) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`INSERT INTO settings VALUES (${`synced ${n}`}, '')`)

/** A connection tells what it has done with the first statement after a second's rest. */
const settled = Effect.repeat(Effect.andThen(Effect.sleep('1200 millis'), syncs), { times: 2 })

/**
 * The portal's own connections must not ask for less than the server gives: with `synchronous_commit` off a commit is
 * acknowledged before its log reached the disk. The embedded database's log is looked at in `npm test`.
 */
export const syncedLog: Fault = {
  id: 36,
  test: `PostgreSQL writes its log through to the disk before the portal hears of a commit: ${COMMITS} commits, one after the other`,
  bar: `>= ${COMMITS} times synced`,
  needs: [postgresMissing],
  run: async () => {
    const server = await PostgresServer.start()
    const database = openLayer(Database.layerServer(Redacted.make(await server.database())))
    try {
      await database.run(settled)
      const before = await database.run(syncs)
      await database.run(
        Effect.forEach(
          Array.from({ length: COMMITS }, (_, n) => n),
          commit,
        ),
      )
      await database.run(settled)
      const count = (await database.run(syncs)) - before
      return { measured: `${count} times synced over ${COMMITS} commits`, ok: count >= COMMITS }
    } finally {
      await database.close()
      await server.stop()
    }
  },
}
