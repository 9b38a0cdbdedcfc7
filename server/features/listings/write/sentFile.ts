import { ByteSize, Effect } from 'effect'
import { HttpIncomingMessage, HttpServerRequest } from 'effect/http'
import type { ListingProblems } from '#domain/listing/facts/problems.ts'
import { refuseFields } from './refusals.ts'

/** The file that the request sends, of `most` bytes; fails with `tooLarge` where it is larger. */
export const sentFile = Effect.fnUntraced(function* (
  most: number,
  tooLarge: (megabytes: number) => ListingProblems,
) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const body = yield* request.arrayBuffer.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(most)),
    Effect.catch(() => refuseFields(tooLarge(most / 1024 ** 2))),
  )
  return Buffer.from(body)
})
