/**
 * PGlite as a server that reads and writes a blocking socket.
 *
 * PGlite's own protocol call wants each exchange whole, so COPY … FROM STDIN would have to lie in
 * memory at once. Its module lets the two socket calls be replaced: the read then waits for the
 * client, and a COPY of any size streams through.
 */
import type { PGlite } from '@electric-sql/pglite'
import { copyFailMessage } from './wireFrames.ts'

/** One client as the backend sees it. */
export interface BackendSocket {
  /** Waits for whole messages; undefined when the client has gone. */
  readonly receive: () => Uint8Array | undefined
  /** Takes bytes that are only valid during the call. */
  readonly send: (bytes: Uint8Array) => void
}

/** The status with which PGlite's longjmp to the main loop surfaces as an exception. */
const MAIN_LOOP_LONGJMP = 100

const jumpedToMainLoop = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && thrown.status === MAIN_LOOP_LONGJMP

const NO_ONE: BackendSocket = { receive: () => undefined, send: () => {} }

export class PgliteBackend {
  private readonly db: PGlite
  private socket = NO_ONE
  private input: Uint8Array = new Uint8Array(0)
  private at = 0

  constructor(db: PGlite) {
    this.db = db
    const module = db.Module
    const read = module.addFunction((pointer: number, most: number) => this.read(pointer, most), 'ipi')
    const write = module.addFunction((pointer: number, size: number) => this.write(pointer, size), 'ipi')
    module._pgl_set_rw_cbs(read, write)
  }

  get inTransaction(): boolean {
    return this.db.isInTransaction()
  }

  /** Answers a client's startup packet (authentication is not asked in-process). */
  start(packet: Uint8Array, socket: BackendSocket): void {
    const module = this.db.Module
    this.attach(packet, socket)
    if (module._ProcessStartupPacket(module._pgl_getMyProcPort(), true, true) !== 0) {
      throw new Error('The backend refused a startup packet')
    }
    module._pgl_sendConnData()
    module._pgl_pq_flush()
  }

  /** Runs whole messages to their end; more is read from the socket only where COPY asks for it. */
  run(messages: Uint8Array, socket: BackendSocket): void {
    const module = this.db.Module
    this.attach(messages, socket)
    while (this.at < this.input.length || module._pq_buffer_remaining_data() > 0) this.step()
    module._PostgresSendReadyForQueryIfNecessary()
    module._pgl_pq_flush()
    this.socket = NO_ONE
  }

  private step(): void {
    const module = this.db.Module
    const stack = module.stackSave()
    try {
      module._PostgresMainLoopOnce()
    } catch (thrown) {
      module.stackRestore(stack)
      if (!jumpedToMainLoop(thrown)) throw thrown
      module._PostgresMainLongJmp()
    }
  }

  private attach(input: Uint8Array, socket: BackendSocket): void {
    this.input = input
    this.at = 0
    this.socket = socket
  }

  private read(pointer: number, most: number): number {
    if (this.at >= this.input.length) {
      this.input = this.socket.receive() ?? copyFailMessage('the client has gone')
      this.at = 0
    }
    const size = Math.min(most, this.input.length - this.at)
    this.db.Module.HEAPU8.set(this.input.subarray(this.at, this.at + size), pointer)
    this.at += size
    return size
  }

  private write(pointer: number, size: number): number {
    this.socket.send(this.db.Module.HEAPU8.subarray(pointer, pointer + size))
    return size
  }
}
