import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { joined, type SerializedJson } from './SerializedJson.ts'

const pack = promisify(gzip)

/** Who takes gzip, unless they say that they would rather not. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/**
 * A reply in JSON, as bytes, that is given many times: compressed once when somebody who takes it so
 * asks again. Compressing anew for each visitor took longer than everything else together.
 */
export class CachedResponse {
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
  written(accepted = ''): SerializedJson {
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
