import { Effect, Option, Redacted } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { type BulkCopy, CopyFailed, ReadAfter } from '#server/database/BulkCopy.ts'
import { Database } from '#server/database/Database.ts'
import type { ColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import { indexOnThread, type IndexSource } from './indexThread.ts'
import { loadColumns } from './loadColumns.ts'
import type { Loaded } from './loadedListings.ts'
import { makeIndexAside, MANY } from './makeIndexAside.ts'

/** The planner's estimate of the number of listings. */
const roughCount = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ count: number }>`
    SELECT reltuples::float8 AS count FROM pg_class WHERE oid = 'listings'::regclass`
  return row?.count ?? 0
})

/**
 * Reads the rows of the listings and makes their index. From `many` rows of a server on, they are read by the worker
 * thread: here they would wait for the texts, which are read at the same time.
 */
export const loadIndex = (
  loaded: Loaded,
  many = MANY,
): Effect.Effect<ColumnIndex, CopyFailed | SqlError.SqlError, BulkCopy | Database | SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const { address, replicas } = yield* Database
    if (Option.isSome(address) && (yield* roughCount) >= many)
      return yield* onThread({
        databaseUrl: Redacted.value(address.value),
        replicaUrl: Option.getOrUndefined(Option.map(replicas, Redacted.value)),
        readAfter: yield* ReadAfter,
        loaded,
      })
    const rows = yield* loadColumns(undefined, loaded)
    return yield* Effect.promise(() => makeIndexAside(rows, many))
  })

const onThread = (source: IndexSource): Effect.Effect<ColumnIndex, CopyFailed> =>
  Effect.tryPromise({ try: (signal) => indexOnThread(source, signal), catch: (cause) => cause }).pipe(
    Effect.catch((cause) => (cause instanceof CopyFailed ? Effect.fail(cause) : Effect.die(cause))),
  )
