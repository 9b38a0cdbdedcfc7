import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { joined, type SerializedJson } from './SerializedJson.ts'

const pack = promisify(gzip)

/** Accepts gzip, unless with `q=0`. */
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

/**
 * A JSON reply as bytes that is sent many times. It is compressed once, after the first request that accepts gzip;
 * compressing for each request took longer than all other work.
 */
export class CachedResponse {
  private readonly bytes: Uint8Array
  private packed: Uint8Array | undefined
  private isPacking = false

  constructor(pieces: readonly Uint8Array[]) {
    this.bytes = joined(pieces)
  }

  /** Size in memory, with room for the compressed bytes, about a sixth. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.2)
  }

  /** The bytes for a client. `accepted`: its `accept-encoding`. */
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
