import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { Database } from './Database.ts'

/** What a PostgreSQL server has to have on, so that what it acknowledged survives a power cut. */
const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Those that are off on this connection's server; none on the embedded database, which promises nothing of the kind. */
export const unsafeSettings = Effect.gen(function* () {
  const { engine } = yield* Database
  if (engine !== 'postgresql') return []
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ name: string }>`
    SELECT name FROM pg_settings WHERE ${sql.in('name', NEEDED)} AND setting = 'off' ORDER BY name`
  return rows.map(({ name }) => name)
})

/** Logs it once: the operator may not know which settings are off on the server. */
export const warnOfUnsafeSettings = Effect.flatMap(unsafeSettings, (names) =>
  names.length === 0
    ? Effect.void
    : Effect.logWarning(
        `PostgreSQL may lose acknowledged writes in a power cut: it runs with ${names.join(', ')} off`,
      ),
)
