/** Worker thread: makes an index of its `workerData` and posts its arrays. */
import { Effect, Redacted } from 'effect'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { BulkCopy, ReadAfter } from '#server/database/BulkCopy.ts'
import type { Engine } from '#server/database/engine.ts'
import { readersOf } from '#server/database/readers.ts'
import { unguarded } from '#server/database/StorageGuard.ts'
import type { Columns } from '#search-engine/store/Columns.ts'
import { makeColumnIndexNow } from '#search-engine/store/ColumnIndex.ts'
import type { IndexAnswer, IndexSource } from './indexThread.ts'
import { loadColumns } from './loadColumns.ts'
import { arraysOfIndex } from '#search-engine/store/indexArrays.ts'

/** The niceness of this thread, from 0 to 19. */
const GIVES_WAY = 10

// The threads that answer requests, and the texts of a start, which take longer, come first. On other systems it would
// apply to the whole process.
if (process.platform === 'linux') setPriority(GIVES_WAY)

const source = workerData as IndexSource

const reading = (from: Extract<IndexSource, { readonly databaseUrl: string }>) =>
  Effect.gen(function* () {
    const replicaUrl = from.replicaUrl === undefined ? undefined : Redacted.make(from.replicaUrl)
    const engine: Engine = {
      kind: 'postgresql',
      url: Redacted.make(from.databaseUrl),
      ...(replicaUrl && { replicas: { url: replicaUrl, readers: yield* readersOf(replicaUrl) } }),
    }
    return yield* loadColumns(undefined, from.loaded).pipe(
      Effect.provideService(BulkCopy, BulkCopy.make(engine, unguarded)),
      Effect.provideService(ReadAfter, from.readAfter),
    )
  }).pipe(Effect.scoped)

const rows = 'rows' in source ? Effect.succeed(source.rows) : reading(source)

function handOver(made: Columns): void {
  const arrays = arraysOfIndex(makeColumnIndexNow(made))
  const buffers = new Set(Array.from(arrays.values(), ({ buffer }) => buffer as ArrayBuffer))
  parentPort?.postMessage({ arrays } satisfies IndexAnswer, [...buffers])
}

await Effect.runPromise(
  Effect.match(rows, {
    onSuccess: handOver,
    onFailure: ({ sqlState, reason }) =>
      parentPort?.postMessage({ failed: { sqlState, reason } } satisfies IndexAnswer),
  }),
)
