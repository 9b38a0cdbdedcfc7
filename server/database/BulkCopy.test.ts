import { Cause, Effect, Exit, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { BulkCopy, CopyFailed } from './BulkCopy.ts'
import { copyRow } from './CopyText.ts'
import { bothEngines, type TestDatabase } from './testing/engines.ts'

const ROWS = 50_000
const COLUMNS = ['id', 'name', 'note', 'seen', 'yes', 'list']

const row = (id: number) => [
  id,
  `Διαμέρισμα ${id}\tμε θέα\n"\\N" \\ ${id % 2 === 0 ? '\r' : 'ΐ'}`,
  id % 3 === 0 ? null : '',
  new Date(1_700_000_000_000 + id * 1_000),
  id % 5 === 0 ? null : id % 2 === 0,
  [id % 7, -1],
]

function* rows(count: number): Generator<string> {
  for (let id = 0; id < count; id++) yield copyRow(row(id))
}

describe.each(bothEngines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('copies', () => {
    let database: TestDatabase

    beforeAll(async () => {
      database = await engine.open()
      await database.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`CREATE TABLE things (
            id int PRIMARY KEY, name text NOT NULL, note text, seen timestamptz, yes boolean, list smallint[])`,
        ),
      )
    })

    afterAll(() => database.close())

    const count = () =>
      database.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`SELECT count(*)::int4 AS n FROM things`))

    it('rows in, and the same out', async () => {
      const began = performance.now()
      const copied = await database.run(
        Effect.flatMap(BulkCopy, ({ copyIn }) => copyIn('things', COLUMNS, rows(ROWS))),
      )
      const middle = performance.now()
      const pieces = await database.run(
        Effect.flatMap(BulkCopy, ({ copyOut }) =>
          Stream.runCollect(copyOut('SELECT id, name FROM things ORDER BY id')),
        ),
      )
      const seconds = [(middle - began) / 1_000, (performance.now() - middle) / 1_000]
      console.info(
        `${engine.name}: ${seconds.map((s) => Math.round(ROWS / s)).join(' rows/s in, ')} rows/s out`,
      )
      expect(copied).toBe(ROWS)
      const expected = [...Array(ROWS).keys()].map((id) => copyRow(row(id).slice(0, 2))).join('')
      expect(Buffer.concat(pieces).toString() === expected).toBe(true)
    })

    it('every kind of value', async () => {
      const found = await database.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`SELECT * FROM things WHERE id IN (0, 1, 15) ORDER BY id`,
        ).pipe(Effect.map((all) => all.map((one) => COLUMNS.map((column) => one[column])))),
      )
      expect(found).toEqual([row(0), row(1), row(15)])
    })

    it('binary out and in again', async () => {
      const copied = await database.run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const { copyIn, copyOut } = yield* BulkCopy
          const pieces = yield* Stream.runCollect(copyOut('TABLE things', 'binary'))
          yield* sql`CREATE TABLE others (LIKE things)`
          return yield* copyIn('others', COLUMNS, pieces, 'binary')
        }),
      )
      expect(copied).toBe(ROWS)
    })

    it('nothing when a row is bad, with its reason', async () => {
      function* bad(): Generator<string> {
        for (let id = ROWS; id < ROWS + 20_000; id++) yield copyRow(row(id))
        yield copyRow(row(0))
      }
      const error = await database.run(
        Effect.flatMap(BulkCopy, ({ copyIn }) => Effect.flip(copyIn('things', COLUMNS, bad()))),
      )
      expect(error).toBeInstanceOf(CopyFailed)
      expect(error).toMatchObject({ sqlState: '23505' })
      expect(await count()).toEqual([{ n: ROWS }])
    })

    it('nothing when the source fails', async () => {
      function* broken(): Generator<string> {
        for (let id = ROWS; id < ROWS + 5_000; id++) yield copyRow(row(id))
        throw new Error('source broke')
      }
      const error = await database.run(
        Effect.flatMap(BulkCopy, ({ copyIn }) => Effect.flip(copyIn('things', COLUMNS, broken()))),
      )
      expect(error.message).toBe('source broke')
      expect(await count()).toEqual([{ n: ROWS }])
    })

    it('and lets go of a reader that stops early', async () => {
      const first = await database.run(
        Effect.flatMap(BulkCopy, ({ copyOut }) => Stream.runHead(copyOut('TABLE things'))),
      )
      expect(first._tag).toBe('Some')
      expect(await count()).toEqual([{ n: ROWS }])
    })

    it.skipIf(engine.name === 'PGlite')(
      'over a connection that is kept, unless what came over it was not read to its end',
      async () => {
        const backend = () =>
          database.run(
            Effect.flatMap(BulkCopy, ({ copyOut }) =>
              Stream.runCollect(copyOut('SELECT pg_backend_pid()')).pipe(
                Effect.map((pieces) => Number(Buffer.concat(pieces).toString())),
              ),
            ),
          )
        const read = (query: string) =>
          database.run(Effect.flatMap(BulkCopy, ({ copyOut }) => Effect.exit(Stream.runHead(copyOut(query)))))
        const first = await backend()
        expect(await backend()).toBe(first)
        expect(Exit.isSuccess(await read('TABLE things'))).toBe(true)
        const second = await backend()
        expect(second).not.toBe(first)
        expect(Exit.isFailure(await read('TABLE nothing'))).toBe(true)
        expect(await backend()).not.toBe(second)
      },
    )

    it.skipIf(engine.name === 'PGlite')('after the kept connection was ended from outside', async () => {
      const numbers = Effect.flatMap(BulkCopy, ({ copyOut }) => Stream.runCollect(copyOut('SELECT 1')))
      await database.run(numbers)
      await database.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'estia copies' AND datname = current_database()`,
        ),
      )
      await vi.waitFor(async () => expect(await database.run(numbers)).toHaveLength(1), 10_000)
    })

    it('an unknown table as a failure', async () => {
      const error = await database.run(
        Effect.flatMap(BulkCopy, ({ copyOut }) => Effect.flip(Stream.runDrain(copyOut('TABLE nothing')))),
      )
      expect(error.sqlState).toBe('42P01')
    })

    it('not inside a transaction', async () => {
      const exit = await database.run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const { copyIn } = yield* BulkCopy
          return yield* Effect.exit(sql.withTransaction(copyIn('things', COLUMNS, [])))
        }),
      )
      expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true)
    })
  })
})
