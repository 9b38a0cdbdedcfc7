/**
 * The client's side of an in-process connection: a Duplex that a PostgreSQL driver takes for a
 * socket, whose bytes go to the database worker over a message port.
 */
import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import { statementEnded } from './wireFrames.ts'
import { Link, UNTAKEN_LIMIT } from './wireLink.ts'

/** How long one wait for room lasts before the state is looked at again, ms. */
const WAIT = 500

type Done = (error?: Error | null) => void

export class WireDuplex extends Duplex {
  readonly id: number
  /** Bulk connections may run statements of any length. */
  readonly bulk: boolean
  private readonly port: MessagePort
  private readonly link: Int32Array<SharedArrayBuffer>
  /** Bytes pushed to the reader beyond its high-water mark, not yet credited to the worker. */
  private owed = 0

  constructor(id: number, bulk: boolean, port: MessagePort, link: Int32Array<SharedArrayBuffer>) {
    super({ allowHalfOpen: false })
    this.id = id
    this.bulk = bulk
    this.port = port
    this.link = link
    port.on('message', (bytes: Uint8Array) => this.arrived(bytes))
    port.on('close', () => this.destroy())
  }

  /** Fails the running statement as a server's statement timeout does, then hangs up. */
  endStatement(message: string): void {
    this.push(Buffer.from(statementEnded('57014', message)))
    this.destroy()
  }

  // What node-postgres expects of a socket.
  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {
    this.port.ref()
  }
  unref(): void {
    this.port.unref()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    // The driver may reuse its buffer, and Node's pooled ones must not be transferred: copy.
    this.port.postMessage(new Uint8Array(chunk))
    Atomics.add(this.link, Link.sent, 1)
    Atomics.notify(this.link, Link.sent)
    if (Atomics.add(this.link, Link.untaken, chunk.length) < UNTAKEN_LIMIT) done()
    else void this.whenTaken(done)
  }

  override _read(): void {
    if (this.owed === 0) return
    this.credit(this.owed)
    this.owed = 0
  }

  override _final(done: Done): void {
    done()
  }

  override _destroy(error: Error | null, done: Done): void {
    Atomics.store(this.link, Link.closed, 1)
    Atomics.add(this.link, Link.sent, 1)
    Atomics.notify(this.link, Link.sent)
    Atomics.notify(this.link, Link.unread)
    this.port.close()
    done(error)
  }

  private arrived(bytes: Uint8Array): void {
    if (this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) this.credit(bytes.length)
    else this.owed += bytes.length
  }

  private credit(size: number): void {
    Atomics.sub(this.link, Link.unread, size)
    Atomics.notify(this.link, Link.unread)
  }

  private async whenTaken(done: Done): Promise<void> {
    for (;;) {
      const untaken = Atomics.load(this.link, Link.untaken)
      if (this.destroyed || untaken < UNTAKEN_LIMIT) return done()
      await Atomics.waitAsync(this.link, Link.untaken, untaken, WAIT).value
    }
  }
}
