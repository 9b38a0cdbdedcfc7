/**
 * The embedded database in its worker thread, seen from the main thread: opens connections to it,
 * starts it again when it dies or is ended, and closes it cleanly.
 */
import { Effect, type Scope } from 'effect'
import { MessageChannel, Worker } from 'node:worker_threads'
import { EmbeddedDatabaseFailed } from './embeddedCluster.ts'
import { WireDuplex } from './WireDuplex.ts'
import { newCounters, Status, type FromWorker, type PgliteWorkerData, type ToWorker } from './wireLink.ts'

/** Time limit of a clean close before the thread is ended, ms. */
const CLOSE_LIMIT = 30_000

/** How long opening may take, ms: what a large log takes to be read, and several times that. */
const OPEN_LIMIT = 300_000

/** Pause before a database that died while opening is opened again, ms. */
const REOPEN_PAUSE = 1_000

const ENTRY = new URL('./pgliteWorker.entry.ts', import.meta.url)

/** What the first thread of this process compiled, for all that follow. */
let program: WebAssembly.Module | undefined

/** One statement running in the worker. */
export interface RunningStatement {
  /** Changes with every exchange. */
  readonly run: number
  readonly connection: WireDuplex
}

export interface PgliteOptions {
  /** Absolute folder of the cluster. */
  readonly folder: string
  /** Folder of a cluster that a new one begins as a copy of. */
  readonly template?: string | undefined
  /** A line of the database's own log. */
  readonly onLog: (line: string) => void
}

export class PgliteWorker {
  private readonly options: PgliteOptions
  private readonly status = newCounters()
  private readonly connections = new Map<number, WireDuplex>()
  /** Absent between the end of one thread and the start of the next: never two on one folder. */
  private worker: Worker | undefined
  /** Connections made while there is no thread. */
  private waiting: Array<Extract<ToWorker, { kind: 'connect' }>> = []
  private closing = false
  /** Whether the thread has opened the database. */
  private isOpen = false
  private lastId = 0
  /** The database's last error message. */
  private lastComplaint = ''
  /** Milliseconds the last opening took, measured in the worker. */
  openedIn = 0

  private constructor(options: PgliteOptions) {
    this.options = options
  }

  /** Opens the database and closes it, with a checkpoint, when the scope ends. An opening can be interrupted. */
  static open(options: PgliteOptions): Effect.Effect<PgliteWorker, EmbeddedDatabaseFailed, Scope.Scope> {
    return Effect.acquireRelease(
      PgliteWorker.opened(options),
      (database) => Effect.promise(() => database.close()),
      { interruptible: true },
    )
  }

  private static opened(options: PgliteOptions): Effect.Effect<PgliteWorker, EmbeddedDatabaseFailed> {
    return Effect.callback((resume) => {
      const database = new PgliteWorker(options)
      const close = () => database.close()
      database.ready(database.spawn()).then(
        () => resume(Effect.succeed(database)),
        (thrown: Error) => {
          const failed = new EmbeddedDatabaseFailed({ folder: options.folder, reason: thrown.message })
          // Else the thread would be started again and again.
          resume(Effect.andThen(Effect.promise(close), Effect.fail(failed)))
        },
      )
      return Effect.promise(close)
    })
  }

  /** A new connection; `bulk` ones may run statements of any length. */
  connect(bulk: boolean): WireDuplex {
    const id = ++this.lastId
    const { port1, port2 } = new MessageChannel()
    const link = newCounters()
    const duplex = new WireDuplex(id, bulk, port1, link)
    this.connections.set(id, duplex)
    duplex.once('close', () => this.connections.delete(id))
    const message = { kind: 'connect', id, port: port2, link } as const
    if (this.worker === undefined) this.waiting.push(message)
    else this.worker.postMessage(message, [port2])
    return duplex
  }

  /** What the backend is computing at this moment, if anything. */
  get running(): RunningStatement | undefined {
    const connection = this.connections.get(Atomics.load(this.status, Status.connection))
    return connection && { run: Atomics.load(this.status, Status.run), connection }
  }

  /** While on, new transactions are read-only; outlives a restart of the worker. */
  setReadOnly(on: boolean): void {
    Atomics.store(this.status, Status.readOnly, on ? 1 : 0)
  }

  /** Ends the thread, whatever it does; committed work is kept by the log. A new one takes over. */
  async restart(): Promise<void> {
    const ended = this.worker
    if (ended === undefined) return
    this.worker = undefined
    this.hangUp()
    await ended.terminate()
    if (!this.closing) this.spawn()
  }

  private spawn(): Worker {
    Atomics.store(this.status, Status.connection, 0)
    Atomics.store(this.status, Status.holder, 0)
    const data: PgliteWorkerData = {
      folder: this.options.folder,
      template: this.options.template,
      program,
      status: this.status,
    }
    const worker = new Worker(ENTRY, { workerData: data, execArgv: [], name: 'database' })
    worker.on('message', (message: FromWorker) => this.heard(message))
    worker.on('error', (error) => this.options.onLog(`worker: ${error.message}`))
    worker.once('exit', () => this.exited(worker))
    this.worker = worker
    this.isOpen = false
    for (const message of this.waiting.splice(0)) worker.postMessage(message, [message.port])
    return worker
  }

  private heard(message: FromWorker): void {
    if (message.kind === 'log') {
      this.options.onLog(message.line)
      this.lastComplaint = /\b(?:FATAL|PANIC): +(.+)/.exec(message.line)?.[1] ?? this.lastComplaint
    } else if (message.kind === 'ready') {
      this.isOpen = true
      this.openedIn = message.milliseconds
      program = message.program
    }
  }

  private exited(worker: Worker): void {
    if (this.closing || worker !== this.worker) return
    this.options.onLog('worker: ended unexpectedly, opening the database again')
    this.worker = undefined
    this.hangUp()
    setTimeout(() => {
      if (!this.closing) this.spawn()
    }, REOPEN_PAUSE)
  }

  private hangUp(): void {
    for (const connection of this.connections.values()) connection.destroy()
  }

  private ready(worker: Worker): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const fail = (reason: string) => reject(new Error(this.lastComplaint || reason))
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve()
      else if (message.kind === 'failed') fail(message.message)
    })
    worker.once('error', ({ message }) => fail(message))
    worker.once('exit', () => fail('the worker ended'))
    const limit = setTimeout(() => fail(`it took longer than ${OPEN_LIMIT / 1000} s`), OPEN_LIMIT)
    return promise.finally(() => clearTimeout(limit))
  }

  private async close(): Promise<void> {
    this.closing = true
    const worker = this.worker
    if (worker === undefined) return
    // One that is being opened hears nothing until it is open, and has nothing that must be written.
    if (!this.isOpen) {
      await worker.terminate()
      return this.hangUp()
    }
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    const message: ToWorker = { kind: 'close' }
    worker.postMessage(message)
    const limit = setTimeout(() => void worker.terminate(), CLOSE_LIMIT)
    await exited
    clearTimeout(limit)
    this.hangUp()
  }
}
