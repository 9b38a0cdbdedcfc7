/**
 * The embedded database in its worker thread, seen from the main thread: opens connections to it,
 * starts it again when it dies or is ended, and closes it cleanly.
 */
import { Effect, Schema, type Scope } from 'effect'
import { MessageChannel, Worker } from 'node:worker_threads'
import { WireDuplex } from './WireDuplex.ts'
import { newCounters, Status, type FromWorker, type PgliteWorkerData, type ToWorker } from './wireLink.ts'

/** The embedded database could not be opened. */
export class EmbeddedDatabaseFailed extends Schema.TaggedError<EmbeddedDatabaseFailed>()(
  'EmbeddedDatabaseFailed',
  { reason: Schema.String },
) {
  override get message(): string {
    return `The embedded database could not be opened: ${this.reason}`
  }
}

/** How long a clean close may take before the thread is ended, ms. */
const CLOSE_LIMIT = 30_000

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
  private lastId = 0
  /** Milliseconds the last opening took, measured in the worker. */
  openedIn = 0

  private constructor(options: PgliteOptions) {
    this.options = options
  }

  /** Opens the database and closes it, with a checkpoint, when the scope ends. */
  static open(options: PgliteOptions): Effect.Effect<PgliteWorker, EmbeddedDatabaseFailed, Scope.Scope> {
    return Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          const database = new PgliteWorker(options)
          await database.ready(database.spawn())
          return database
        },
        catch: (cause) =>
          new EmbeddedDatabaseFailed({ reason: cause instanceof Error ? cause.message : String(cause) }),
      }),
      (database) => Effect.promise(() => database.close()),
    )
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
    for (const message of this.waiting.splice(0)) worker.postMessage(message, [message.port])
    return worker
  }

  private heard(message: FromWorker): void {
    if (message.kind === 'log') this.options.onLog(message.line)
    else if (message.kind === 'ready') {
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
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve()
        else if (message.kind === 'failed') reject(new Error(message.message))
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the worker ended')))
    })
  }

  private async close(): Promise<void> {
    this.closing = true
    const worker = this.worker
    if (worker === undefined) return
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    const message: ToWorker = { kind: 'close' }
    worker.postMessage(message)
    const limit = setTimeout(() => void worker.terminate(), CLOSE_LIMIT)
    await exited
    clearTimeout(limit)
    this.hangUp()
  }
}
