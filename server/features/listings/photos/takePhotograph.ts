import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { createHash, randomUUID } from 'node:crypto'
import { isSamePicture, photographLimits } from '#domain/listing/photographs.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import { Photographs } from '#server/content/media/photographs/Photographs.ts'
import type { ReadPhotograph } from '#server/content/media/photographs/readPhotograph.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { refuseForeign } from '#server/identity/refuseForeign.ts'
import { requireSession } from '#server/identity/requestVisitor.ts'
import { refuseAnothers } from '#server/identity/shownAccount.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'
import { notYours, refuseFields } from '../write/refusals.ts'
import { sentFile } from '../write/sentFile.ts'
import { photoProblem } from './photoProblem.ts'

const { bytesMax, count } = photographLimits

interface Kept {
  readonly id: string
  readonly hash: string
  readonly sent: Uint8Array
  readonly width: number
  readonly height: number
  readonly placeholder: Uint8Array
}

/** The photographs of a listing, in their order. */
const keptOf = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<Kept>`SELECT id, hash::text AS hash, sent, width, height, placeholder FROM photographs
    WHERE listing_id = ${listingId} ORDER BY position`
}, Effect.orDie)

const answered = ({ id, width, height, placeholder }: Omit<Kept, 'hash' | 'sent'>, status: 200 | 201) =>
  HttpServerResponse.jsonUnsafe(
    { photoId: id, width, height, placeholder: Buffer.from(placeholder).toString('base64') },
    { status },
  )

interface Row {
  readonly id: string
  readonly sent: Buffer
  readonly read: ReadPhotograph
}

/** Adds a photograph behind the others. */
const add = Effect.fnUntraced(function* (accountId: string, listingId: number, { id, sent, read }: Row) {
  const sql = yield* SqlClient.SqlClient
  const listing = yield* ownListing(accountId, listingId, 'locked')
  const others = yield* keptOf(listingId)
  if (others.length >= count)
    return yield* refuseFields({ photo: { name: 'photoMany', values: { most: count } } })
  const now = yield* nowDate
  yield* sql`INSERT INTO photographs (id, listing_id, position, shown_as, width, height, hash, sent, colour, placeholder,
      created_at)
    VALUES (${id}, ${listingId}, (SELECT coalesce(max(position), 0) + 1 FROM photographs WHERE listing_id = ${listingId}),
      1, ${read.width}, ${read.height}, ${read.hash.toString()}::bigint, ${sent}, ${read.colour}, ${read.placeholder},
      ${now})`
  yield* (yield* ListingWriter).illustrate(listing, others.length + 1, now)
})

/**
 * Accepts a photograph of a listing of one's own. Who may not send one is refused before the body is read. The same file,
 * or the same picture, sent again is answered with the photograph that is there: 200 instead of 201.
 */
export const takePhotograph = Effect.gen(function* () {
  yield* refuseForeign
  yield* refuseAnothers
  const { accountId } = yield* requireSession
  yield* withinWriteLimit('photographByAccount', accountId)
  const { id: number = '' } = yield* HttpRouter.params
  if (!/^\d{1,9}$/.test(number)) return yield* notYours
  const listingId = (yield* ownListing(accountId, Number(number))).id
  const others = yield* keptOf(listingId)
  const bytes = yield* sentFile(bytesMax, (most) => ({ photo: { name: 'photoSize', values: { most } } }))
  const sent = createHash('sha256').update(bytes).digest()
  const same = others.find((other) => sent.equals(other.sent))
  if (same) return answered(same, 200)
  const read = yield* (yield* Photographs)
    .read(bytes)
    .pipe(Effect.catchTag('PhotographRefused', ({ reason }) => refuseFields({ photo: photoProblem(reason) })))
  const alike = others.find(({ hash }) => isSamePicture(BigInt(hash), read.hash))
  if (alike) return answered(alike, 200)
  const id = randomUUID()
  const files = yield* PhotographFiles
  yield* files.keep(id, read.bytes)
  yield* inTransaction(add(accountId, listingId, { id, sent, read })).pipe(
    Effect.tapError(() => Effect.ignore(files.remove([id]))),
  )
  yield* Effect.ignore((yield* SearchIndex).catchUp)
  return answered({ ...read, id }, 201)
})
