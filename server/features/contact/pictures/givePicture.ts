import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import type { Side } from '#domain/contact/sides.ts'
import { notYours } from '../refusals.ts'
import { isId, ownThread, reader } from '../thread.ts'
import { KeptPictures } from './KeptPictures.ts'

interface Row {
  readonly conversationId: string
  readonly side: Side
  readonly isSent: boolean
  readonly image: Uint8Array
}

/** A picture is shown as such and runs nothing, should a browser ever take it for something else. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline; filename="picture.webp"',
}

const pictureById = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Row>`SELECT conversation_id AS "conversationId", side, image,
      entry_id IS NOT NULL AS "isSent"
    FROM attachments WHERE id = ${id}`
  return row
})

/** Returns a picture to the two participants; an unsent one only to its uploader. */
export const givePicture = Effect.gen(function* () {
  yield* reader
  const { id = '' } = yield* HttpRouter.params
  const picture = isId(id) ? yield* Effect.orDie(pictureById(id)) : undefined
  if (picture === undefined) return yield* notYours
  const { side } = yield* ownThread(picture.conversationId)
  if (!picture.isSent && picture.side !== side) return yield* notYours
  const image = yield* (yield* KeptPictures).give(id, picture.image)
  if (image === undefined) return yield* notYours
  return HttpServerResponse.uint8Array(image, { contentType: 'image/webp', headers })
})
