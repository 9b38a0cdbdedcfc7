import { HttpServerResponse } from 'effect/http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** JSON as bytes, in pieces that other replies may share, and how they are packed, if they are. */
export interface WrittenJson {
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

/** Who takes gzip, unless they say that they would rather not. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/**
 * A reply in JSON, as bytes, that is given many times: compressed once when somebody who takes it so
 * asks again. Compressing anew for each visitor took longer than everything else together.
 */
export class KeptReply {
  private readonly bytes: Uint8Array
  private packed: Uint8Array | undefined
  private isPacking = false

  constructor(pieces: readonly Uint8Array[]) {
    this.bytes = joined(pieces)
  }

  /** Bytes kept, with room for the compressed ones, which take a sixth. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.2)
  }

  /** As a visitor takes it. `accepted`: their `accept-encoding`. */
  written(accepted = ''): WrittenJson {
    if (!takesGzip.test(accepted)) return { pieces: [this.bytes] }
    if (this.packed) return { pieces: [this.packed], encoding: 'gzip' }
    this.packForOthers()
    return { pieces: [this.bytes] }
  }

  private packForOthers(): void {
    if (this.isPacking) return
    this.isPacking = true
    void pack(this.bytes).then((packed) => (this.packed = packed))
  }
}

/** A reply of JSON that is already written. */
export const jsonReplyOf = ({ pieces, encoding }: WrittenJson): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(joined(pieces), {
    contentType: 'application/json',
    headers: encoding === undefined ? {} : { 'content-encoding': encoding },
  })
