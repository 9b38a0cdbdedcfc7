import { HttpServerResponse } from 'effect/http'

/** JSON as bytes, in pieces that other replies may share, and how they are packed, if they are. */
export interface SerializedJson {
  readonly pieces: readonly Uint8Array[]
  readonly encoding?: 'gzip'
}

/** Bytes of all pieces together. */
export function lengthOf(pieces: readonly Uint8Array[]): number {
  let length = 0
  for (const piece of pieces) length += piece.length
  return length
}

/** All pieces as one; a single one as it is. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = pieces
  return only && others.length === 0 ? only : Buffer.concat(pieces)
}

/** A reply of JSON that is already written. */
export const jsonReplyOf = ({ pieces, encoding }: SerializedJson): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(joined(pieces), {
    contentType: 'application/json',
    headers: encoding === undefined ? {} : { 'content-encoding': encoding },
  })
