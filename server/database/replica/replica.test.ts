import { Effect, Redacted, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BulkCopy, ReadAfter } from '../BulkCopy.ts'
import { Database } from '../Database.ts'
import { openLayer, type TestDatabase } from '../testing/openLayer.ts'
import { postgresMissing, PostgresServer } from '../testing/postgres.ts'

const missing = postgresMissing()

const whereAsked = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ replica: boolean; rows: number }>`SELECT pg_is_in_recovery() AS replica,
      (SELECT count(*)::int FROM things) AS rows`,
    ([row]) => row,
  ),
)
const reading = Effect.flatMap(Database, (database) => database.reading(whereAsked))
const shown = Effect.flatMap(Database, (database) =>
  Effect.provideService(whereAsked, SqlClient.SqlClient, database.shown),
)
const write = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`INSERT INTO things DEFAULT VALUES`)

/** Whether a copy that may be read elsewhere is read from a replica. */
const copied = (position: string | undefined) =>
  Effect.gen(function* () {
    const { copyOut } = yield* BulkCopy
    const pieces = yield* Stream.runCollect(copyOut('SELECT pg_is_in_recovery()')).pipe(
      Effect.provideService(ReadAfter, position),
    )
    return Buffer.concat([...pieces])
      .toString()
      .trim()
  })

const position = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(sql<{ at: string }>`SELECT pg_current_wal_insert_lsn()::text AS at`, ([row]) => row?.at ?? ''),
)

describe.skipIf(missing !== undefined)(
  `a leader and its replica${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    let leader: PostgresServer
    let replica: PostgresServer
    let database: TestDatabase
    let onReplica: TestDatabase

    beforeAll(async () => {
      leader = await PostgresServer.start()
      const url = await leader.database()
      replica = await leader.standby()
      const replicas = Redacted.make(url.replace(`:${leader.port}/`, `:${replica.port}/`))
      database = openLayer(Database.layerServer(Redacted.make(url), { replicas, migrate: false }))
      onReplica = openLayer(Database.layerServer(replicas, { migrate: false }))
      await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`CREATE TABLE things (id serial PRIMARY KEY)`),
      )
    })
    afterAll(async () => {
      await database?.close()
      await onReplica?.close()
      await replica?.stop()
      await leader?.stop()
    })

    const replay = (verb: 'pause' | 'resume') =>
      onReplica.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(`SELECT pg_wal_replay_${verb}()`)),
      )

    it('reads reports on the replica, with all that was written before', async () => {
      for (let rows = 1; rows <= 5; rows++) {
        await database.run(write)
        expect(await database.run(reading)).toEqual({ replica: true, rows })
      }
    })

    it('reads copies on the replica that say from when, others on the leader', async () => {
      expect(await database.run(Effect.flatMap(position, copied))).toBe('t')
      expect(await database.run(copied(undefined))).toBe('f')
    })

    it('reads on the leader while the replica lags', async () => {
      await replay('pause')
      await database.run(write)
      expect(await database.run(reading)).toEqual({ replica: false, rows: 6 })
      expect(await database.run(Effect.flatMap(position, copied))).toBe('f')
      await replay('resume')
      expect(await database.run(reading)).toEqual({ replica: true, rows: 6 })
    })

    it('refuses nothing that its reader refuses, and reads once', async () => {
      let runs = 0
      const refused = Effect.flatMap(Database, (service) =>
        service.reading(Effect.suspend(() => Effect.fail(`refused ${++runs}`))),
      )
      expect(await database.run(Effect.flip(refused))).toBe('refused 1')
    })

    it('shows what the replica has while the leader is away, and takes no write', async () => {
      expect(await database.run(shown)).toEqual({ replica: false, rows: 6 })
      await leader.crash()
      expect(await database.run(shown)).toEqual({ replica: true, rows: 6 })
      expect(await database.run(reading)).toEqual({ replica: true, rows: 6 })
      const begun = performance.now()
      const writes = await Promise.all(Array.from({ length: 50 }, () => database.run(Effect.exit(write))))
      expect(new Set(writes.map(({ _tag }) => _tag))).toEqual(new Set(['Failure']))
      expect(performance.now() - begun).toBeLessThan(5000)
      await leader.crashAndRestart()
    })

    it('reads on the leader when the replica is gone', async () => {
      await replica.crash()
      expect(await database.run(reading)).toEqual({ replica: false, rows: 6 })
    })
  },
)
