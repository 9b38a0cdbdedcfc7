/**
 * The worker thread that holds the embedded database. It serves any number of connections on the
 * one backend PGlite has: a connection keeps it from BEGIN to COMMIT, the others wait.
 */
import { PGlite } from '@electric-sql/pglite'
import fs, { cpSync, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PgliteBackend } from './pgliteBackend.ts'
import { PgliteConnection } from './pgliteConnection.ts'
import { queryMessage } from './wireFrames.ts'
import { Status, type FromWorker, type PgliteWorkerData, type ToWorker } from './wireLink.ts'

const { folder, template, program, status }: PgliteWorkerData = workerData
const parent = parentPort
if (parent === null) throw new Error('pgliteWorker.entry.ts runs as a worker thread only')

const tell = (message: FromWorker): void => parent.postMessage(message)

/**
 * Without `-F` and with a log opened O_SYNC, an acknowledged write has reached the disk: PGlite's
 * fsync does nothing, its open flags do (measured: fsync-based methods sync 0 times).
 */
const durable = (parameters: ReadonlyArray<string>): string[] => [
  ...parameters.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  // Bulk loads write the log when its buffer is full: a larger one means a third of the synchronous writes.
  '-c',
  'wal_buffers=32MB',
]

/** PGlite creates files that all users may write, whatever the process's umask is. */
const { chmodSync } = fs
fs.chmodSync = (path, mode) => chmodSync(path, typeof mode === 'number' ? mode & 0o700 : mode)

/** PostgreSQL itself. Compiled once a process: a thread that comes after takes it over, with what V8 made faster since. */
const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))

const openDatabase = (compiled: WebAssembly.Module): Promise<PGlite> => {
  if (template !== undefined && !existsSync(join(folder, 'PG_VERSION'))) {
    cpSync(template, folder, { recursive: true })
  }
  return PGlite.create({
    dataDir: folder,
    pgliteWasmModule: compiled,
    startParams: durable(PGlite.defaultStartParams),
    onStderr: (line) => {
      tell({ kind: 'log', line })
      return false
    },
  })
}

class Dispatcher {
  private readonly backend: PgliteBackend
  private connections: PgliteConnection[] = []
  private holder: PgliteConnection | undefined
  private readOnly = false

  constructor(backend: PgliteBackend) {
    this.backend = backend
  }

  connect(id: number, port: ConnectionPort, link: Int32Array<SharedArrayBuffer>): void {
    this.connections.push(new PgliteConnection(id, port, link, () => this.pump()))
  }

  /** Serves connections until none has a message. */
  private pump(): void {
    for (;;) {
      const next = this.holder ?? this.connections.find((one) => one.hasInput || one.closed)
      if (next === undefined) return
      if (next.hasInput) this.serve(next)
      else if (next.closed) this.drop(next)
      else return
    }
  }

  private serve(connection: PgliteConnection): void {
    if (this.holder === undefined) this.followStorage()
    this.marked(connection.id, () => connection.serve(this.backend))
    this.holder = this.backend.inTransaction || connection.unfinished ? connection : undefined
    Atomics.store(status, Status.holder, this.holder?.id ?? 0)
    // Round robin: a served connection goes to the end.
    if (this.connections.length > 1) {
      this.connections = [...this.connections.filter((one) => one !== connection), connection]
    }
  }

  private drop(connection: PgliteConnection): void {
    this.marked(connection.id, () => connection.end(this.backend))
    this.connections = this.connections.filter((one) => one !== connection)
    this.holder = undefined
    Atomics.store(status, Status.holder, 0)
  }

  /** Shows in shared memory who is being served, for the watchdog on the main thread. */
  private marked(id: number, run: () => void): void {
    Atomics.add(status, Status.run, 1)
    Atomics.store(status, Status.connection, id)
    run()
    Atomics.store(status, Status.connection, 0)
  }

  /** A full disk would freeze the backend, so writing stops before (see StorageGuard). */
  private followStorage(): void {
    const wanted = Atomics.load(status, Status.readOnly) === 1
    if (wanted === this.readOnly) return
    this.readOnly = wanted
    const sql = `SET default_transaction_read_only = ${wanted ? 'on' : 'off'}`
    this.backend.run(queryMessage(sql), { receive: () => undefined, send: () => {} })
  }
}

type ConnectionPort = Extract<ToWorker, { kind: 'connect' }>['port']

const close = async (db: PGlite, backend: PgliteBackend): Promise<void> => {
  const silent = { receive: () => undefined, send: () => {} }
  if (backend.inTransaction) backend.run(queryMessage('ROLLBACK'), silent)
  backend.run(queryMessage('CHECKPOINT'), silent)
  await db.close()
  tell({ kind: 'closed' })
  process.exit(0)
}

const serve = (db: PGlite): void => {
  const backend = new PgliteBackend(db)
  const dispatcher = new Dispatcher(backend)
  parent.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') dispatcher.connect(message.id, message.port, message.link)
    else void close(db, backend)
  })
}

const began = performance.now()
try {
  const compiled = program ?? (await compile())
  serve(await openDatabase(compiled))
  tell({ kind: 'ready', milliseconds: performance.now() - began, program: compiled })
} catch (thrown) {
  tell({ kind: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) })
  process.exit(1)
}
