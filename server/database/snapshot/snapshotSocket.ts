/**
 * How a snapshot is asked of a portal that runs on an embedded database, which only its own process can read: by a
 * socket in the data folder, which is open to whoever may read and write the database's files, and to nobody else.
 */
import { Effect, Schema, Semaphore, type Scope } from 'effect'
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { BulkCopy } from '../BulkCopy.ts'
import type { Database } from '../Database.ts'
import { StorageFull } from '../StorageGuard.ts'
import { SnapshotExists, SnapshotFailed } from './problems.ts'
import { type Taken, takeSnapshot } from './takeSnapshot.ts'

const socketOf = (dataFolder: string): string => join(dataFolder, 'estia.sock')

/** Names of sockets are kept in so many bytes on every system of today. */
const LONGEST_SOCKET = 103

const Reply = Schema.fromJsonString(
  Schema.Union([
    Schema.Struct({
      tables: Schema.Number,
      rows: Schema.Number,
      bytes: Schema.Number,
      read: Schema.Number,
    }),
    SnapshotExists,
    SnapshotFailed,
    StorageFull,
  ]),
)
const writeReply = Schema.encodeSync(Reply)
const readReply = Schema.decodeUnknownSync(Reply)

/** Answers requests for snapshots until the scope closes; one that is being written is then given up. */
export const answerSnapshots = (
  dataFolder: string,
): Effect.Effect<void, never, Scope.Scope | BulkCopy | Database> =>
  Effect.gen(function* () {
    const path = socketOf(dataFolder)
    if (Buffer.byteLength(path) > LONGEST_SOCKET) {
      return yield* Effect.logWarning(
        'The path of the data folder is too long for a socket: stop the portal to take a snapshot',
      )
    }
    const run = Effect.runPromiseWith(yield* Effect.context<BulkCopy | Database>())
    const stopped = new AbortController()
    // One at a time: a second one would only wait for the first one's transaction.
    const turns = yield* Semaphore.make(1)
    const answer = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
      const folder = await bodyOf(asked)
      const gone = new AbortController()
      response.once('close', () => gone.abort())
      const taken = turns
        .withPermit(takeSnapshot(folder))
        .pipe(Effect.catch((problem) => Effect.succeed(problem)))
      const signal = AbortSignal.any([gone.signal, stopped.signal])
      response.end(writeReply(await run(taken, { signal })))
    }
    yield* Effect.acquireRelease(
      Effect.callback<ReturnType<typeof createServer>>((resume) => {
        // The lock of the folder is ours: a socket in it is of a process that is gone.
        rmSync(path, { force: true })
        const server = createServer((asked, response) => {
          answer(asked, response).catch(() => response.destroy())
        })
        server.listen(path, () => {
          chmodSync(path, 0o600)
          resume(Effect.succeed(server))
        })
      }),
      (server) =>
        Effect.callback<void>((resume) => {
          stopped.abort()
          server.close(() => resume(Effect.void))
        }),
    )
  })

/** Asks a running portal for a snapshot. Undefined where none answers. */
export const askForSnapshot = (
  dataFolder: string,
  folder: string,
): Effect.Effect<Taken | undefined, SnapshotExists | SnapshotFailed | StorageFull> =>
  Effect.gen(function* () {
    const path = socketOf(dataFolder)
    if (!existsSync(path)) return undefined
    const text = yield* Effect.tryPromise({
      try: () => ask(path, folder),
      catch: () => new SnapshotFailed({ folder, reason: 'the portal ended before it was whole' }),
    })
    if (text === undefined) return undefined
    const reply = readReply(text)
    return '_tag' in reply ? yield* reply : reply
  })

function ask(path: string, folder: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: path, method: 'POST', path: '/' }, (response) => {
      bodyOf(response).then(resolve, reject)
    })
    asking.once('error', (error: NodeJS.ErrnoException) =>
      // The portal that made the socket was killed.
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(undefined) : reject(error),
    )
    asking.end(folder)
  })
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
