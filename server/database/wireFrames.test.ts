import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrameReader, queryMessage, statementEnded } from './wireFrames.ts'

const concat = (parts: ReadonlyArray<Uint8Array>): Uint8Array => new Uint8Array(Buffer.concat(parts))

const packet = (request: number, body: number[] = []): Uint8Array => {
  const bytes = new Uint8Array(8 + body.length)
  new DataView(bytes.buffer).setUint32(0, bytes.length)
  new DataView(bytes.buffer).setUint32(4, request)
  bytes.set(body, 8)
  return bytes
}

const typed = (kind: string, body: string): Uint8Array => {
  const text = Buffer.from(body)
  const bytes = new Uint8Array(5 + text.length)
  bytes[0] = kind.charCodeAt(0)
  new DataView(bytes.buffer).setUint32(1, 4 + text.length)
  bytes.set(text, 5)
  return bytes
}

/** The stream cut at the given places. */
const cut = (bytes: Uint8Array, places: ReadonlyArray<number>): Uint8Array[] => {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b)
  return ends.map((end, index) => bytes.subarray(index === 0 ? 0 : (ends[index - 1] ?? 0), end))
}

describe('FrameReader', () => {
  it('gives whole messages however the stream is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(2_000)),
        (texts, places) => {
          const stream = concat(texts.map(queryMessage))
          const reader = new FrameReader()
          const pieces = cut(stream, places).map((chunk) => reader.messages(chunk))
          expect(concat(pieces)).toEqual(stream)
          for (const piece of pieces.filter((one) => one.length > 0)) {
            expect(new FrameReader().messages(piece)).toEqual(piece)
          }
        },
      ),
    )
  })

  it('stops at Terminate', () => {
    const reader = new FrameReader()
    const query = queryMessage('SELECT 1')
    expect(reader.messages(concat([query, typed('X', ''), query]))).toEqual(query)
    expect(reader.terminated).toBe(true)
    expect(reader.messages(query)).toHaveLength(0)
  })

  it('remembers named statements until they are closed', () => {
    const reader = new FrameReader()
    reader.messages(
      concat([typed('P', 'one\0SELECT 1\0'), typed('P', 'two\0SELECT 2\0'), typed('P', '\0SELECT 3\0')]),
    )
    expect([...reader.statements]).toEqual(['one', 'two'])
    reader.messages(typed('C', 'Sone\0'))
    expect([...reader.statements]).toEqual(['two'])
  })

  it('tells the opening packets apart, cut or not, and keeps what follows', () => {
    const reader = new FrameReader()
    expect(reader.opening(packet(80_877_103))).toEqual({ kind: 'encryption' })
    expect(reader.opening(packet(80_877_104))).toEqual({ kind: 'encryption' })
    const startup = packet(196_608, [1, 2, 3])
    expect(reader.opening(startup.subarray(0, 6))).toBeUndefined()
    const query = queryMessage('SELECT 1')
    const opening = reader.opening(concat([startup.subarray(6), query]))
    expect(opening).toEqual({ kind: 'startup', packet: startup })
    expect(reader.messages(new Uint8Array(0))).toEqual(query)
    expect(new FrameReader().opening(packet(80_877_102))).toEqual({ kind: 'cancel' })
  })
})

describe('statementEnded', () => {
  it('is an error, ready, and a farewell', () => {
    const kinds: string[] = []
    const bytes = statementEnded('57014', 'too long')
    for (let at = 0; at < bytes.length; at += 1 + new DataView(bytes.buffer).getUint32(at + 1)) {
      kinds.push(String.fromCharCode(bytes[at] ?? 0))
    }
    expect(kinds).toEqual(['E', 'Z', 'E'])
  })
})
