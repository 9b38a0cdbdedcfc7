import { HttpServerResponse } from 'effect/http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const pack = promisify(gzip)

/** JSON as bytes, and how they are packed, if they are. */
export interface WrittenJson {
  readonly bytes: Uint8Array
  readonly encoding?: 'gzip'
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

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** Bytes kept, with room for the compressed ones, which take a sixth. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.2)
  }

  /** As a visitor takes it. `accepted`: their `accept-encoding`. */
  written(accepted = ''): WrittenJson {
    if (!takesGzip.test(accepted)) return { bytes: this.bytes }
    if (this.packed) return { bytes: this.packed, encoding: 'gzip' }
    this.packForOthers()
    return { bytes: this.bytes }
  }

  private packForOthers(): void {
    if (this.isPacking) return
    this.isPacking = true
    void pack(this.bytes).then((packed) => (this.packed = packed))
  }
}

/** A reply of JSON that is already written. */
export const jsonReplyOf = ({ bytes, encoding }: WrittenJson): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.uint8Array(bytes, {
    contentType: 'application/json',
    headers: encoding === undefined ? {} : { 'content-encoding': encoding },
  })
