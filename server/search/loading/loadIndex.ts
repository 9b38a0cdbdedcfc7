import { Effect, Option, Redacted } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { type BulkCopy, CopyFailed } from '#server/database/BulkCopy.ts'
import { Database } from '#server/database/Database.ts'
import type { ColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import { indexOnThread, type IndexSource } from './indexThread.ts'
import { loadColumns } from './loadColumns.ts'
import type { Loaded } from './loadedListings.ts'
import { makeIndexAside, MANY } from './makeIndexAside.ts'

/** About how many listings there are, as the planner knows it. */
const roughCount = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ count: number }>`
    SELECT reltuples::float8 AS count FROM pg_class WHERE oid = 'listings'::regclass`
  return row?.count ?? 0
})

/**
 * Reads the rows of the listings and makes the index of them. Many of a server's are read on the thread that makes it:
 * here they would wait for the words of the texts, which are read meanwhile. `many`: so many are worth a thread.
 */
export const loadIndex = (
  loaded: Loaded,
  many = MANY,
): Effect.Effect<ColumnIndex, CopyFailed | SqlError.SqlError, BulkCopy | Database | SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const { address } = yield* Database
    if (Option.isSome(address) && (yield* roughCount) >= many)
      return yield* onThread({ databaseUrl: Redacted.value(address.value), loaded })
    const rows = yield* loadColumns(undefined, loaded)
    return yield* Effect.promise(() => makeIndexAside(rows, many))
  })

const onThread = (source: IndexSource): Effect.Effect<ColumnIndex, CopyFailed> =>
  Effect.tryPromise({ try: (signal) => indexOnThread(source, signal), catch: (cause) => cause }).pipe(
    Effect.catch((cause) => (cause instanceof CopyFailed ? Effect.fail(cause) : Effect.die(cause))),
  )
