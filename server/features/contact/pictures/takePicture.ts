import { ByteSize, Effect } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { Attachment } from '#domain/contact/Conversation.ts'
import { contactLimits } from '#domain/contact/limits.ts'
import { pictureProblem, type PictureRefusal, refusalByType } from '#domain/contact/pictureKinds.ts'
import { refuseForeign } from '#server/identity/refuseForeign.ts'
import { refuseAnothers } from '#server/identity/shownAccount.ts'
import { typeOf } from '#server/http/api/ownPages.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { refuseField } from '../refusals.ts'
import { ownThread, type OwnThread, refuseClosed } from '../thread.ts'
import { KeptPictures } from './KeptPictures.ts'
import { type KeptPicture, Pictures } from './Pictures.ts'

const refusePicture = (reason: PictureRefusal) => {
  const { message, parameter } = pictureProblem(reason)
  return refuseField('attachments', message, parameter)
}

/** The body, as far as it is one that is taken. */
const sentBytes = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const refusal = refusalByType(typeOf(request))
  if (refusal !== undefined) return yield* refusePicture(refusal)
  const body = yield* request.arrayBuffer.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(contactLimits.attachment.bytesMax)),
    Effect.catch(() => refusePicture('size')),
  )
  return Buffer.from(body)
})

const keep = Effect.fnUntraced(function* ({ id: conversationId, side }: OwnThread, picture: KeptPicture) {
  const sql = yield* SqlClient.SqlClient
  const { bytes, width, height } = picture
  const id = randomUUID()
  const image = yield* (yield* KeptPictures).keep(id, bytes)
  yield* sql`INSERT INTO attachments (id, conversation_id, side, image, width, height, created_at)
    VALUES (${id}, ${conversationId}, ${side}, ${image}, ${width}, ${height}, ${yield* nowDate})`
  return { id, width, height } satisfies Attachment
})

/** Accepts a picture for a message. A sender who may not write is refused before the body is read. */
export const takePicture = Effect.gen(function* () {
  yield* refuseForeign
  yield* refuseAnothers
  const { id = '' } = yield* HttpRouter.params
  const thread = yield* ownThread(id)
  yield* refuseClosed(thread)
  yield* withinContactLimit('pictureByAccount', thread.reader)
  const picture = yield* (yield* Pictures)
    .convert(yield* sentBytes)
    .pipe(Effect.catchTag('PictureUnreadable', ({ reason }) => refusePicture(reason)))
  return HttpServerResponse.jsonUnsafe(yield* dieOnSql(keep(thread, picture)), { status: 201 })
})
