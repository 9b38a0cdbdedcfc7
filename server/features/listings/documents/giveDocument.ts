import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import type { DocumentKind } from '#domain/listing/documents.ts'
import { type ShownRow, refuseHidden } from '#server/content/listings/refuseHidden.ts'
import { DocumentFiles } from '#server/content/media/documents/DocumentFiles.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { notYours } from '../write/refusals.ts'

interface Row extends ShownRow {
  readonly listingId: number
  readonly kind: DocumentKind
  readonly isShown: boolean
  readonly isOwn: boolean
}

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const rowOf = Effect.fnUntraced(function* (id: string, accountId: string | null) {
  const sql = yield* SqlClient.SqlClient
  const [row] =
    yield* sql<Row>`SELECT listing_id AS "listingId", documents.kind, is_shown AS "isShown", status,
      contract, country, withdrawn_at AS "withdrawnAt",
      EXISTS (SELECT 1 FROM advertiser_editors WHERE advertiser_editors.advertiser_id = listings.advertiser_id
        AND account_id = ${accountId}::uuid) AS "isOwn"
    FROM listing_documents AS documents JOIN listings ON listings.id = listing_id WHERE documents.id = ${id}`
  return row
}, Effect.orDie)

/** A file is only ever saved; should a browser open it all the same, it runs and loads nothing. */
const headersOf = ({ listingId, kind }: Row) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': `attachment; filename="estia-${listingId}-${kind}.pdf"`,
  'x-robots-tag': 'noindex',
})

/**
 * Returns a document: to everybody one that is shown, of a listing that visitors see; any other to those alone who
 * answer for the listing.
 */
export const giveDocument = Effect.gen(function* () {
  const { id = '' } = yield* HttpRouter.params
  const { address } = yield* requestVisitor
  yield* withinWriteLimit('documentByAddress', address)
  const session = yield* currentSession
  const row = idPattern.test(id) ? yield* rowOf(id, session?.accountId ?? null) : undefined
  if (row === undefined) return yield* notYours
  if (!row.isOwn) {
    if (!row.isShown) return yield* notYours
    yield* refuseHidden(row, (yield* Configuration).flags).pipe(Effect.catch(() => notYours))
  }
  const file = yield* (yield* DocumentFiles).read(id)
  if (file === undefined) return yield* notYours
  return HttpServerResponse.uint8Array(file, { contentType: 'application/pdf', headers: headersOf(row) })
})
