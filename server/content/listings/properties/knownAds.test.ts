import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { alikeQuery } from './knownAds.ts'

interface Line {
  readonly 'QUERY PLAN': string
}

/** How the database would look, where reading everything is no choice: of few ads it would be the better one. */
const plan = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SET LOCAL enable_seqscan = off`
      return yield* sql.unsafe<Line>(`EXPLAIN ${alikeQuery}`, [7, 7, 4501, 1, 1, 1, 2, 80, 1, null, true])
    }),
  ),
)

it.each(engines.filter(({ missing }) => missing === undefined))(
  'finds ads of the same home by an index down to their surface: $name',
  async (engine) => {
    const database = await engine.open()
    const lines = (await database.run(plan)).map((line) => line['QUERY PLAN'])
    const at = lines.findIndex((line) => line.includes('listings_alike'))
    expect(lines[at + 1]).toMatch(
      /Index Cond: .*municipality_id.*contract.*category.*typology.*surface >= 75/,
    )
    await database.close()
  },
)
