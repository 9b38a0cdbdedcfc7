import { HttpServerResponse } from 'effect/http'

/** JSON as bytes, in chunks that replies may share, with their encoding. */
export interface SerializedJson {
  readonly pieces: readonly Uint8Array[]
  readonly encoding?: 'gzip'
}

/** Length of all chunks, bytes. */
export function lengthOf(pieces: readonly Uint8Array[]): number {
  let length = 0
  for (const piece of pieces) length += piece.length
  return length
}

/** All chunks as one; a single one without copying. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = pieces
  return only && others.length === 0 ? only : Buffer.concat(pieces)
}

/** A reply of serialized JSON. */
export const jsonReplyOf = ({ pieces, encoding }: SerializedJson): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(joined(pieces), {
    contentType: 'application/json',
    headers: encoding === undefined ? {} : { 'content-encoding': encoding },
  })
