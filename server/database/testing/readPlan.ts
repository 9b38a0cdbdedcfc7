import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'

interface Line {
  readonly 'QUERY PLAN': string
}

/**
 * The lines of a query's plan where reading a whole table is no choice: of the few rows of a test it would be the
 * better one.
 */
export const readPlan = (
  query: string,
  parameters: readonly unknown[],
): Effect.Effect<readonly string[], SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SET LOCAL enable_seqscan = off`
        const lines = yield* sql.unsafe<Line>(`EXPLAIN ${query}`, [...parameters])
        return lines.map((line) => line['QUERY PLAN'])
      }),
    ),
  )
