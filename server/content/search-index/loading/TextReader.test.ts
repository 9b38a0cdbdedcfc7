import { describe, expect, it } from 'vitest'
import { TextReader } from './TextReader.ts'

/** Rows as the binary format has them. */
function copyOf(rows: readonly (readonly [number, string])[]): Buffer {
  const parts = [Buffer.alloc(19)]
  for (const [id, text] of rows) {
    const head = Buffer.alloc(14)
    head.writeInt16BE(2)
    head.writeInt32BE(4, 2)
    head.writeInt32BE(id, 6)
    head.writeInt32BE(Buffer.byteLength(text), 10)
    parts.push(head, Buffer.from(text))
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xff])])
}

describe('TextReader', () => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => [at * 7, at % 5 === 0 ? '' : `Θέα ${'θάλασσα '.repeat(at)}`] as const,
  )

  it.each([1, 7, 18, 19, 20, 64, 1000, 1_000_000])('reads pieces of %i bytes', (size) => {
    const copy = copyOf(rows)
    const found: [number, string][] = []
    const reader = new TextReader((id, text) => found.push([id, text]))
    for (let at = 0; at < copy.length; at += size) reader.push(copy.subarray(at, at + size))
    expect(found).toEqual(rows)
  })
})
