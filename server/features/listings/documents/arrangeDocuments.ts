/** What the documents of a listing are, and which of them visitors see, in one call. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ArrangedDocument, OwnDocument } from '#domain/api/listings/Documents.ts'
import { inTransaction } from '#server/content/changes/inTransaction.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'
import { refuseFields } from '../write/refusals.ts'
import { removeDocumentFiles } from './removeDocumentFiles.ts'

/** The documents of a listing as its advertiser reads them, the first added first. */
export const documentsOf = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<OwnDocument>`SELECT id AS "documentId", kind, is_shown AS "isShown", bytes
    FROM listing_documents WHERE listing_id = ${listingId} ORDER BY created_at, id`
}, Effect.orDie)

interface Asked {
  readonly params: { readonly id: number }
  readonly payload: { readonly documents: readonly ArrangedDocument[] }
}

/** Shows and hides documents; those that are left out are removed, with their files. */
export const arrangeDocuments = Effect.fn('ownListings.arrangeDocuments')(function* ({
  params: { id },
  payload: { documents },
}: Asked) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('writeByAccount', accountId)
  const sql = yield* SqlClient.SqlClient
  const removed = yield* inTransaction(
    Effect.gen(function* () {
      yield* ownListing(accountId, id, 'locked')
      const known = (yield* documentsOf(id)).map(({ documentId }) => documentId)
      const asked = documents.map(({ documentId }) => documentId)
      const strange = asked.findIndex((one, at) => !known.includes(one) || asked.indexOf(one) !== at)
      if (strange >= 0)
        return yield* refuseFields({ [`documents.${strange}.documentId`]: { name: 'documentUnknown' } })
      for (const { documentId, kind, isShown } of documents)
        yield* sql`UPDATE listing_documents SET kind = ${kind}, is_shown = ${isShown} WHERE id = ${documentId}`
      const gone = known.filter((one) => !asked.includes(one))
      if (gone.length > 0) yield* sql`DELETE FROM listing_documents WHERE ${sql.in('id', gone)}`
      return gone
    }),
  )
  // What cannot be removed now is removed later.
  if (removed.length > 0)
    yield* Effect.catchCause(removeDocumentFiles, (cause) =>
      Effect.logWarning('The files of removed documents could not be removed', cause),
    )
  return { documents: yield* documentsOf(id) }
})
