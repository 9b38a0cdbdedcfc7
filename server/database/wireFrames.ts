/**
 * Cuts a byte stream of the PostgreSQL wire protocol into whole messages.
 *
 * Only the little that a middleman must know is read: where a message ends, which kind came last,
 * which prepared statements were named, and whether the client said goodbye.
 */

const code = (letter: string): number => letter.charCodeAt(0)

/** Kinds of message from a client that matter between client and backend. */
export const Kind = {
  bind: code('B'),
  close: code('C'),
  copyFail: code('f'),
  describe: code('D'),
  execute: code('E'),
  flush: code('H'),
  parse: code('P'),
  query: code('Q'),
  sync: code('S'),
  terminate: code('X'),
} as const

/** Request codes of the untyped packets that open a connection. */
const CANCEL_REQUEST = 80_877_102
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104

/** The answer "no" to a request for SSL or GSS encryption. */
export const REFUSE_ENCRYPTION = Uint8Array.of(code('N'))

export type Opening =
  | { readonly kind: 'encryption' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'startup'; readonly packet: Uint8Array }

const EMPTY = new Uint8Array(0)

const uint32 = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0)

const join = (parts: ReadonlyArray<Uint8Array>, size: number): Uint8Array => {
  const only = parts.length === 1 ? parts[0] : undefined
  if (only !== undefined) return only
  const joined = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

const cString = (bytes: Uint8Array, from: number): string => {
  const end = bytes.indexOf(0, from)
  return new TextDecoder().decode(bytes.subarray(from, end < 0 ? bytes.length : end))
}

/** Collects what one client sends and hands it on in whole messages. */
export class FrameReader {
  /** Kind of the last whole message, 0 before the first. */
  lastKind = 0
  /** The client sent Terminate; nothing after it counts. */
  terminated = false
  /** Names of the prepared statements this client has parsed and not closed. */
  readonly statements = new Set<string>()
  private parts: Uint8Array[] = []
  private have = 0
  /** Bytes that must be there before another look is worth it. */
  private need = 1

  /** The next opening packet (SSL, GSS, cancel or startup request), once it is whole. */
  opening(chunk: Uint8Array): Opening | undefined {
    this.add(chunk)
    const bytes = this.take()
    const size = bytes.length < 8 ? 8 : uint32(bytes, 0)
    if (bytes.length < size) return this.keep(bytes, size)
    this.keep(bytes.subarray(size), 1)
    const request = uint32(bytes, 4)
    if (request === SSL_REQUEST || request === GSS_REQUEST) return { kind: 'encryption' }
    if (request === CANCEL_REQUEST) return { kind: 'cancel' }
    return { kind: 'startup', packet: bytes.subarray(0, size) }
  }

  /** Every whole message so far, as one piece; empty while the first is still partial. */
  messages(chunk: Uint8Array): Uint8Array {
    this.add(chunk)
    if (this.have < this.need || this.terminated) return EMPTY
    const bytes = this.take()
    let end = 0
    let need = 1
    while (end + 5 <= bytes.length) {
      const next = end + 1 + uint32(bytes, end + 1)
      if (next > bytes.length) {
        need = next - end
        break
      }
      if (bytes[end] === Kind.terminate) {
        this.terminated = true
        return bytes.subarray(0, end)
      }
      this.note(bytes, end)
      end = next
    }
    this.keep(bytes.subarray(end), need)
    return bytes.subarray(0, end)
  }

  private note(bytes: Uint8Array, at: number): void {
    const kind = bytes[at] ?? 0
    this.lastKind = kind
    if (kind === Kind.parse) {
      const name = cString(bytes, at + 5)
      if (name !== '') this.statements.add(name)
    } else if (kind === Kind.close && bytes[at + 5] === code('S')) {
      this.statements.delete(cString(bytes, at + 6))
    }
  }

  private add(chunk: Uint8Array): void {
    if (chunk.length === 0) return
    this.parts.push(chunk)
    this.have += chunk.length
  }

  private take(): Uint8Array {
    const bytes = join(this.parts, this.have)
    this.parts = []
    this.have = 0
    return bytes
  }

  private keep(rest: Uint8Array, need: number): undefined {
    this.add(rest)
    this.need = need
    return undefined
  }
}

const frame = (kind: number, body: Uint8Array): Uint8Array => {
  const message = new Uint8Array(5 + body.length)
  message[0] = kind
  new DataView(message.buffer).setUint32(1, 4 + body.length)
  message.set(body, 5)
  return message
}

const zeroEnded = (text: string): Uint8Array => new TextEncoder().encode(`${text}\0`)

/** A simple query, as a client would send it. */
export const queryMessage = (sql: string): Uint8Array => frame(Kind.query, zeroEnded(sql))

/** Ends a COPY … FROM STDIN with an error, as a client that gives up would. */
export const copyFailMessage = (reason: string): Uint8Array => frame(Kind.copyFail, zeroEnded(reason))

/** Ends an extended query, after which the backend is ready again. */
export const syncMessage = (): Uint8Array => frame(Kind.sync, EMPTY)

const errorMessage = (severity: string, sqlState: string, text: string): Uint8Array =>
  frame(code('E'), zeroEnded(`S${severity}\0V${severity}\0C${sqlState}\0M${text}\0`))

/**
 * What a server sends when it ends a statement and then the session: the statement's error, "ready", and the
 * termination message that tells the driver, before the connection is used again, that this session is over.
 */
export const statementEnded = (sqlState: string, text: string): Uint8Array => {
  const parts = [
    errorMessage('ERROR', sqlState, text),
    frame(code('Z'), Uint8Array.of(code('I'))),
    errorMessage('FATAL', '57P01', 'terminating connection due to administrator command'),
  ]
  return join(
    parts,
    parts.reduce((size, part) => size + part.length, 0),
  )
}
