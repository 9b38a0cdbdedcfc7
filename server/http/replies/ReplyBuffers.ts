import type { ServerResponse } from 'node:http'
import { joined } from './SerializedJson.ts'

/** Bytes of a buffer. A page of results takes about 31 kB; a longer reply allocates its own memory. */
const SIZE = 64 * 1024

/** Buffers that wait to be used again: as many replies as are hardly under way at once. */
const MOST = 64

/**
 * Memory that replies are put together in, and used again once they are out. Fresh memory for each costs 10 µs of
 * the thread, and as much of the garbage collector's.
 */
export class ReplyBuffers {
  private readonly free: Buffer[] = []

  /** How many wait to be used again. */
  get waiting(): number {
    return this.free.length
  }

  /** Ends a response, whose head is written, with chunks of the given total length. */
  end(response: ServerResponse, pieces: readonly Uint8Array[], length: number): void {
    if (pieces.length === 1 || length > SIZE) return void response.end(joined(pieces))
    const buffer = this.free.pop() ?? Buffer.allocUnsafeSlow(SIZE)
    fill(buffer, pieces)
    // Out is what the operating system has taken, packed or not. Where that never comes, as the connection breaks, the
    // buffer is left to the garbage collector.
    response.once('finish', () => this.giveBack(buffer))
    response.end(buffer.subarray(0, length))
  }

  private giveBack(buffer: Buffer): void {
    if (this.free.length < MOST) this.free.push(buffer)
  }
}

function fill(buffer: Uint8Array, pieces: readonly Uint8Array[]): void {
  let at = 0
  for (const piece of pieces) {
    buffer.set(piece, at)
    at += piece.length
  }
}
