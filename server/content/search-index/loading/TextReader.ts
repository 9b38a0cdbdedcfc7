/** The header of a binary COPY, in bytes: signature, flags, and the length of an extension that is always empty. */
const HEADER = 19
/**
 * The bytes of a row without its text: its number of fields, the length of the id and the id, the length of the
 * text.
 */
const ROW_HEAD = 2 + 4 + 4 + 4
const END_OF_ROWS = -1

export type OnText = (listing: number, text: string) => void

/** Parses a binary COPY of rows of a listing id (int4) and a text, chunk by chunk. It buffers one row at most. */
export class TextReader {
  private rest: Buffer = Buffer.alloc(0)
  private started = false
  private readonly onText: OnText

  constructor(onText: OnText) {
    this.onText = onText
  }

  /** Parses the next chunk of the copy, which may end inside a row. */
  push(piece: Uint8Array): void {
    const part = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    const bytes = this.rest.length === 0 ? part : Buffer.concat([this.rest, part])
    let at = 0
    if (!this.started) {
      if (bytes.length < HEADER) return void (this.rest = bytes)
      this.started = true
      at = HEADER
    }
    for (let next = this.row(bytes, at); next > at; next = this.row(bytes, at)) at = next
    this.rest = Buffer.from(bytes.subarray(at))
  }

  /** Parses the row at an offset. Returns the offset after it; the same offset where the row is incomplete. */
  private row(bytes: Buffer, at: number): number {
    if (bytes.length - at < ROW_HEAD || bytes.readInt16BE(at) === END_OF_ROWS) return at
    const begin = at + ROW_HEAD
    const end = begin + bytes.readInt32BE(at + 10)
    if (end > bytes.length) return at
    this.onText(bytes.readInt32BE(at + 6), bytes.toString('utf8', begin, end))
    return end
  }
}
