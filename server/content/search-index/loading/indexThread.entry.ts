/** Worker thread: makes an index of its `workerData` and posts its arrays. */
import { Effect, Redacted } from 'effect'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { BulkCopy } from '#server/database/BulkCopy.ts'
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

const rows =
  'rows' in source
    ? Effect.succeed(source.rows)
    : Effect.provideService(
        loadColumns(undefined, source.loaded),
        BulkCopy,
        BulkCopy.make({ kind: 'postgresql', url: Redacted.make(source.databaseUrl) }, unguarded),
      )

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
