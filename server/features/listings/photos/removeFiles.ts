import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'

/** Photographs at once: each has a file for every width and format. */
const AT_ONCE = 100

/**
 * Removes the files of photographs that were deleted, also with their ad or its account. A row stays until its files are
 * gone: a store that cannot be reached is asked again in the next turn, and twice does no harm.
 */
export const removeFiles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const files = yield* PhotographFiles
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    const rows = yield* sql<{ id: string }>`SELECT id FROM removed_photographs ORDER BY at LIMIT ${AT_ONCE}`
    const ids = rows.map(({ id }) => id)
    count = ids.length
    if (count === 0) return
    yield* files.remove(ids)
    yield* sql`DELETE FROM removed_photographs WHERE ${sql.in('id', ids)}`
  }
})
