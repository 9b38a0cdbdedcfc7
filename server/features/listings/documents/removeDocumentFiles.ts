import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { DocumentFiles } from '#server/content/media/documents/DocumentFiles.ts'

const AT_ONCE = 500

/**
 * Removes the files of documents that were deleted, also with their ad or its account. A row stays until its file is
 * gone: a store that cannot be reached is asked again in the next turn, and twice does no harm.
 */
export const removeDocumentFiles = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const files = yield* DocumentFiles
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    const rows = yield* sql<{ id: string }>`SELECT id FROM removed_documents ORDER BY at LIMIT ${AT_ONCE}`
    const ids = rows.map(({ id }) => id)
    count = ids.length
    if (count === 0) return
    yield* files.remove(ids)
    yield* sql`DELETE FROM removed_documents WHERE ${sql.in('id', ids)}`
  }
})
