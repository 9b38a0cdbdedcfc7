/** The text of a feed, by the encoding that it declares. */
import type { FeedProblemName } from './FeedAd.ts'

/** Encodings that Greek offices export in, beside UTF-8. */
const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1253', 'iso-8859-7', 'windows-1252'] as const

/** Bytes in which a declaration stands. */
const DECLARATION = 256

const declared = /encoding\s*=\s*["']([\w-]{1,40})["']/i

/** The name of the encoding that a file begins with; UTF-8 where it says nothing; undefined for one we do not read. */
export function encodingOf(start: Uint8Array): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const text = new TextDecoder('latin1').decode(start.subarray(0, DECLARATION))
  const name = (declared.exec(text)?.[1] ?? 'utf-8').toLowerCase()
  return encodings.find((one) => one === name)
}

/** The largest feed: more is refused, whatever it holds. */
export const feedBytesMax = 512 * 1024 * 1024

export class FeedUnreadable extends Error {
  readonly code: FeedProblemName
  readonly line: number
  constructor(code: FeedProblemName, line: number) {
    super(code)
    this.code = code
    this.line = line
  }
}

/** Decodes a file part by part. Fails with `FeedUnreadable` where bytes are none of the encoding, or too many. */
export async function* decodeFeed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let read = 0
  for await (const part of bytes) {
    read += part.byteLength
    if (read > feedBytesMax) throw new FeedUnreadable('tooLong', 1)
    if (decoder === undefined) {
      const encoding = encodingOf(part)
      if (encoding === undefined) throw new FeedUnreadable('encoding', 1)
      decoder = new TextDecoder(encoding, { fatal: true })
    }
    yield decodeWith(decoder, part)
  }
  if (decoder !== undefined) yield decodeWith(decoder)
}

function decodeWith(decoder: TextDecoder, part?: Uint8Array): string {
  try {
    return part === undefined ? decoder.decode() : decoder.decode(part, { stream: true })
  } catch {
    throw new FeedUnreadable('encoding', 1)
  }
}
