import { Cause, Effect, Exit, Fiber } from 'effect'
import { SqlClient, SqlError } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from './Database.ts'
import { migrate } from './Migrations.ts'
import { bothEngines, type TestDatabase } from './testing/engines.ts'

const LIMIT = 1_000

const generate = (rows: number) => (sql: SqlClient.SqlClient) =>
  sql`SELECT count(*)::int4 AS n FROM generate_series(1, ${rows}::int4) AS a, generate_series(1, 1000) AS b`

/** Some seconds of work on either engine. */
const runaway = generate(500_000)

const reasonOf = (exit: Exit.Exit<unknown, SqlError.SqlError>): string =>
  Exit.isFailure(exit) ? String(Cause.squash(exit.cause) instanceof SqlError.SqlError) : 'success'

describe.each(bothEngines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('as the database', () => {
    let database: TestDatabase

    const query = <A, E>(use: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>): Promise<A> =>
      database.run(Effect.flatMap(SqlClient.SqlClient, use))

    beforeAll(async () => {
      database = await engine.open({ statementLimit: LIMIT })
      await query((sql) => sql`CREATE TABLE things (id int PRIMARY KEY, name text NOT NULL)`)
    })

    afterAll(() => database.close())

    it('reads the types alike', async () => {
      const rows = await query(
        (
          sql,
        ) => sql`SELECT 9007199254740993::int8 AS whole, true AS yes, null::bool AS unknown, 1.5::float8 AS float,
          2::int2 AS small, '2026-11-20T10:11:12.345Z'::timestamptz AS at, '{1,2}'::int2[] AS list,
          '{"α":1}'::jsonb AS json, 'Αθήνα' AS text`,
      )
      expect(rows).toEqual([
        {
          whole: 9007199254740993n,
          yes: true,
          unknown: null,
          float: 1.5,
          small: 2,
          at: new Date('2026-11-20T10:11:12.345Z'),
          list: [1, 2],
          json: { α: 1 },
          text: 'Αθήνα',
        },
      ])
    })

    it('keeps a committed transaction and forgets a failed one', async () => {
      await query((sql) => sql.withTransaction(sql`INSERT INTO things VALUES (1, 'kept')`))
      await query((sql) =>
        Effect.exit(
          sql.withTransaction(Effect.andThen(sql`INSERT INTO things VALUES (2, 'lost')`, Effect.fail('no'))),
        ),
      )
      expect(await query((sql) => sql`SELECT id FROM things`)).toEqual([{ id: 1 }])
    })

    it('rolls back to a savepoint', async () => {
      await query((sql) =>
        sql.withTransaction(
          Effect.andThen(
            sql`INSERT INTO things VALUES (3, 'outer')`,
            Effect.exit(
              sql.withTransaction(
                Effect.andThen(sql`INSERT INTO things VALUES (4, 'in')`, Effect.fail('no')),
              ),
            ),
          ),
        ),
      )
      expect(await query((sql) => sql`SELECT id FROM things WHERE id IN (3, 4)`)).toEqual([{ id: 3 }])
    })

    it('names a unique violation and its constraint', async () => {
      const error = await query((sql) =>
        Effect.flip(
          Effect.andThen(sql`INSERT INTO things VALUES (9, 'a')`, sql`INSERT INTO things VALUES (9, 'b')`),
        ),
      )
      expect(error.reason).toMatchObject({ _tag: 'UniqueViolation', constraint: 'things_pkey' })
    })

    it('prepares statements, and again after the table changed', async () => {
      const read = (sql: SqlClient.SqlClient) => sql`SELECT * FROM things WHERE id = ${1}`
      await query(read)
      await query(read)
      expect(await query((sql) => sql`SELECT count(*)::int4 AS n FROM pg_prepared_statements`)).not.toEqual([
        { n: 0 },
      ])
      await query((sql) => sql`ALTER TABLE things ADD COLUMN colour text`)
      expect(await query(read)).toEqual([{ id: 1, name: 'kept', colour: null }])
    })

    it('serves many fibers at once', async () => {
      const rows = await query((sql) =>
        Effect.forEach([...Array(200).keys()], (n) => sql<{ n: number }>`SELECT ${n}::int4 AS n`, {
          concurrency: 50,
        }),
      )
      expect(rows.map(([row]) => row?.n)).toEqual([...Array(200).keys()])
    })

    it('does not let a transaction see another half done', async () => {
      const [seen] = await query((sql) =>
        Effect.all(
          [
            Effect.andThen(
              Effect.sleep(50),
              sql<{ n: number }>`SELECT count(*)::int4 AS n FROM things WHERE id > 99`,
            ),
            sql.withTransaction(
              Effect.andThen(
                Effect.andThen(sql`INSERT INTO things VALUES (100, 'a')`, Effect.sleep(200)),
                sql`INSERT INTO things VALUES (101, 'b')`,
              ),
            ),
          ],
          { concurrency: 2 },
        ),
      )
      expect([0, 2]).toContain(seen[0]?.n)
    })

    it('ends a runaway statement with a typed error and answers the next one', async () => {
      const began = performance.now()
      const error = await query((sql) => Effect.flip(runaway(sql)))
      const ended = performance.now()
      expect(error.reason._tag).toBe('StatementTimeoutError')
      expect(await query((sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
      console.info(
        `${engine.name}: ended after ${Math.round(ended - began)} ms, next answered ${Math.round(performance.now() - ended)} ms later`,
      )
    })

    it('ends a runaway statement inside a transaction', async () => {
      const exit = await query((sql) =>
        Effect.exit(sql.withTransaction(Effect.andThen(sql`SELECT 1`, runaway(sql)))),
      )
      expect(reasonOf(exit)).toBe('true')
      expect(await query((sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
    })

    it('lets bulk work take its time', async () => {
      const rows = await database.run(
        Effect.flatMap(Database, ({ bulk }) => bulk(Effect.flatMap(SqlClient.SqlClient, generate(30_000)))),
      )
      expect(rows).toEqual([{ n: 30_000_000 }])
    })

    it('keeps the event loop free during a long query', async () => {
      let turns = 0
      let isOver = false
      const turn = () => {
        turns++
        if (!isOver) setImmediate(turn)
      }
      setImmediate(turn)
      await database.run(
        Effect.flatMap(Database, ({ bulk }) => bulk(Effect.flatMap(SqlClient.SqlClient, generate(5_000)))),
      )
      isOver = true
      // A query on the loop's own thread would let it come round once or twice, however fast the machine is.
      expect(turns).toBeGreaterThan(10)
    })

    it('goes on after an interrupted query', async () => {
      await query((sql) =>
        Effect.gen(function* () {
          const fiber = yield* Effect.forkChild(generate(3_000)(sql))
          yield* Effect.sleep(50)
          yield* Fiber.interrupt(fiber)
        }),
      )
      expect(await query((sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }])
    })

    it('refuses bulk work inside a transaction instead of waiting for itself', async () => {
      const exit = await database.run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const { bulk } = yield* Database
          return yield* Effect.exit(sql.withTransaction(bulk(Effect.void)))
        }),
      )
      expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true)
    })

    it('migrates once', async () => {
      expect(await database.run(migrate)).toEqual([])
      const tables = await query(
        (sql) => sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      )
      expect(tables.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'agencies',
          'agents',
          'advertisers',
          'listings',
          'listing_texts',
          'price_events',
          'settings',
        ]),
      )
    })
  })
})
