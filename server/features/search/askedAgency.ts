/** The agency that a search asks for. */
import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { nameIn } from '#domain/agency/latinName.ts'
import type { ReadSearch } from './request/readRequest.ts'

/**
 * With its number, and its name as it is written in the language of the request. Nothing for a search without an agency,
 * for one that does not exist, and while the database does not answer: the list itself may still come from memory.
 */
export const askedAgency = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(function* ({ language, query }: Pick<ReadSearch, 'language' | 'query'>) {
    const { agency } = query.criteria
    if (agency === undefined) return {}
    const [found] = yield* sql<{ name: string }>`SELECT name FROM agencies WHERE id = ${agency}`.pipe(
      Effect.catchTag('SqlError', () => Effect.succeed([])),
    )
    return found ? { agency: { id: agency, name: nameIn(language, found.name) } } : {}
  })
