import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { lifeLineQuery } from './lifeLine.ts'

interface Line {
  readonly 'QUERY PLAN': string
}

/** How the database would look, where reading everything is no choice: of few events it would be the better one. */
const plan = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SET LOCAL enable_seqscan = off`
      return yield* sql.unsafe<Line>(`EXPLAIN ${lifeLineQuery}`, [7])
    }),
  ),
)

it.each(engines.filter(({ missing }) => missing === undefined))(
  'reads the price events of one home by their index, and no others: $name',
  async (engine) => {
    const database = await engine.open()
    const lines = (await database.run(plan)).map((line) => line['QUERY PLAN'])
    expect(lines.filter((line) => /Seq Scan/.test(line))).toEqual([])
    await database.close()
  },
)
