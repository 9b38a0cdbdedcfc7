/**
 * One client of the worker's backend, on the worker's side of the message port.
 */
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import type { BackendSocket, PgliteBackend } from './pgliteBackend.ts'
import { FrameReader, Kind, queryMessage, REFUSE_ENCRYPTION, syncMessage } from './wireFrames.ts'
import { Link, UNREAD_LIMIT } from './wireLink.ts'

/** Output is gathered to pieces of this many bytes: a message through the port costs 20 µs. */
const PIECE = 64 * 1024

/** How long one wait for input or room lasts before the closed flag is looked at again, ms. */
const WAIT = 500

const OPEN_EXTENDED_QUERY: ReadonlySet<number> = new Set([
  Kind.parse,
  Kind.bind,
  Kind.describe,
  Kind.execute,
  Kind.close,
  Kind.flush,
])

const DISCARD: BackendSocket = { receive: () => undefined, send: () => {} }

export class PgliteConnection implements BackendSocket {
  readonly id: number
  private readonly port: MessagePort
  private readonly link: Int32Array<SharedArrayBuffer>
  private readonly frames = new FrameReader()
  private readonly inbox: Uint8Array[] = []
  private started = false
  private gone = false
  private piece = new Uint8Array(PIECE)
  private filled = 0

  constructor(id: number, port: MessagePort, link: Int32Array<SharedArrayBuffer>, onActivity: () => void) {
    this.id = id
    this.port = port
    this.link = link
    port.on('message', (chunk: Uint8Array) => {
      this.inbox.push(chunk)
      onActivity()
    })
    port.on('close', () => {
      this.gone = true
      onActivity()
    })
  }

  get closed(): boolean {
    return this.gone || this.frames.terminated || Atomics.load(this.link, Link.closed) === 1
  }

  get hasInput(): boolean {
    return this.inbox.length > 0
  }

  /** In the middle of an extended query: no other connection may be served between its messages. */
  get unfinished(): boolean {
    return OPEN_EXTENDED_QUERY.has(this.frames.lastKind)
  }

  /** Serves what has arrived. */
  serve(backend: PgliteBackend): void {
    const chunk = this.take()
    if (chunk === undefined) return
    if (!this.started) this.open(chunk, backend)
    else this.runMessages(this.frames.messages(chunk), backend)
    this.flush()
  }

  /** Leaves the backend as if this client had never been there. */
  end(backend: PgliteBackend): void {
    if (this.unfinished) backend.run(syncMessage(), DISCARD)
    if (backend.inTransaction) backend.run(queryMessage('ROLLBACK'), DISCARD)
    for (const name of this.frames.statements) {
      backend.run(queryMessage(`DEALLOCATE "${name.replaceAll('"', '""')}"`), DISCARD)
    }
    this.port.close()
  }

  receive(): Uint8Array | undefined {
    this.flush()
    for (;;) {
      const seen = Atomics.load(this.link, Link.sent)
      const arrived = this.take()
      if (arrived !== undefined) {
        const messages = this.frames.messages(arrived)
        if (messages.length > 0) return messages
      } else if (this.closed) {
        return undefined
      } else {
        Atomics.wait(this.link, Link.sent, seen, WAIT)
      }
    }
  }

  send(bytes: Uint8Array): void {
    let from = 0
    while (from < bytes.length) {
      const size = Math.min(bytes.length - from, PIECE - this.filled)
      this.piece.set(bytes.subarray(from, from + size), this.filled)
      this.filled += size
      from += size
      if (this.filled === PIECE) this.flush()
    }
  }

  private open(chunk: Uint8Array, backend: PgliteBackend): void {
    const opening = this.frames.opening(chunk)
    if (opening === undefined) return
    if (opening.kind === 'encryption') this.send(REFUSE_ENCRYPTION)
    // A running query cannot be cancelled: nothing reaches the backend while it computes.
    else if (opening.kind === 'cancel') this.gone = true
    else {
      this.started = true
      backend.start(opening.packet, this)
      this.runMessages(this.frames.messages(new Uint8Array(0)), backend)
    }
  }

  private runMessages(messages: Uint8Array, backend: PgliteBackend): void {
    if (messages.length > 0) backend.run(messages, this)
  }

  private take(): Uint8Array | undefined {
    const received: { message: Uint8Array } | undefined =
      this.inbox.length > 0 ? undefined : receiveMessageOnPort(this.port)
    const chunk = this.inbox.shift() ?? received?.message
    if (chunk !== undefined) {
      Atomics.sub(this.link, Link.untaken, chunk.length)
      Atomics.notify(this.link, Link.untaken)
    }
    return chunk
  }

  private flush(): void {
    if (this.filled === 0 || this.closed) {
      this.filled = 0
      return
    }
    this.waitForRoom()
    // A full piece is given away, a small one copied: the usual answer is a few hundred bytes.
    const out = this.filled === PIECE ? this.piece : this.piece.slice(0, this.filled)
    Atomics.add(this.link, Link.unread, this.filled)
    if (out === this.piece) this.piece = new Uint8Array(PIECE)
    this.filled = 0
    this.port.postMessage(out, [out.buffer])
  }

  private waitForRoom(): void {
    for (;;) {
      const unread = Atomics.load(this.link, Link.unread)
      if (unread < UNREAD_LIMIT || this.closed) return
      Atomics.wait(this.link, Link.unread, unread, WAIT)
    }
  }
}
