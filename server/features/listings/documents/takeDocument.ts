import { Effect } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { createHash, randomUUID } from 'node:crypto'
import { type DocumentKind, documentKinds, documentLimits } from '#domain/listing/documents.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { DocumentFiles } from '#server/content/media/documents/DocumentFiles.ts'
import { problemOfPdf } from '#server/content/media/documents/readPdf.ts'
import { refuseForeign } from '#server/identity/refuseForeign.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import { refuseAnothers } from '#server/identity/shownAccount.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'
import { notYours, refuseFields } from '../write/refusals.ts'
import { changeOnce } from '../write/requestHeaders.ts'
import { sentFile } from '../write/sentFile.ts'

const { bytesMax, count } = documentLimits

const problemNames = {
  type: 'documentType',
  encrypted: 'documentEncrypted',
  active: 'documentActive',
  unreadable: 'documentUnreadable',
} as const

const kindAsked = Effect.gen(function* () {
  const { url } = yield* HttpServerRequest.HttpServerRequest
  const asked = new URL(url, 'https://portal.invalid').searchParams.get('kind')
  const kind = documentKinds.find((name) => name === asked)
  return (
    kind ?? (yield* refuseFields({ kind: { name: 'choice', values: { names: documentKinds.join(', ') } } }))
  )
})

interface Sent {
  readonly id: string
  readonly kind: DocumentKind
  readonly bytes: number
  readonly hash: Buffer
}

/** The document of the listing with the same file, or the new one. */
const add = Effect.fnUntraced(function* (accountId: string, listingId: number, sent: Sent) {
  const sql = yield* SqlClient.SqlClient
  yield* ownListing(accountId, listingId, 'locked')
  const rows = yield* sql<{ id: string; isSame: boolean }>`SELECT id, sent = ${sent.hash} AS "isSame"
    FROM listing_documents WHERE listing_id = ${listingId}`
  const same = rows.find(({ isSame }) => isSame)
  if (same) return { documentId: same.id }
  if (rows.length >= count)
    return yield* refuseFields({ document: { name: 'documentMany', values: { most: count } } })
  yield* sql`INSERT INTO listing_documents (id, listing_id, kind, bytes, sent, created_at)
    VALUES (${sent.id}, ${listingId}, ${sent.kind}, ${sent.bytes}, ${sent.hash}, ${yield* nowDate})`
  return { documentId: sent.id }
})

/**
 * Accepts a document of a listing of one's own, private until it is shown. Who may not send one is refused before the
 * body is read. The same file sent again is answered with the document that is there: 200 instead of 201.
 */
export const takeDocument = Effect.gen(function* () {
  yield* refuseForeign
  yield* refuseAnothers
  const { accountId } = yield* requireSession
  yield* withinWriteLimit('documentByAccount', accountId)
  const { id: number = '' } = yield* HttpRouter.params
  if (!/^\d{1,9}$/.test(number)) return yield* notYours
  const listingId = (yield* ownListing(accountId, Number(number))).id
  const kind = yield* kindAsked
  const bytes = yield* sentFile(bytesMax, (most) => ({
    document: { name: 'documentSize', values: { most } },
  }))
  const problem = yield* Effect.promise(() => problemOfPdf(bytes))
  if (problem) return yield* refuseFields({ document: { name: problemNames[problem] } })
  const sent = {
    id: randomUUID(),
    kind,
    bytes: bytes.length,
    hash: createHash('sha256').update(bytes).digest(),
  }
  const files = yield* DocumentFiles
  yield* files.keep(sent.id, bytes)
  const body = ['document', listingId, kind, sent.hash.toString('hex')]
  const { documentId } = yield* changeOnce({ accountId, body, work: add(accountId, listingId, sent) }).pipe(
    Effect.tapError(() => Effect.ignore(files.remove([sent.id]))),
  )
  const isNew = documentId === sent.id
  if (!isNew) yield* Effect.ignore(files.remove([sent.id]))
  return HttpServerResponse.jsonUnsafe({ documentId }, { status: isNew ? 201 : 200 })
})
