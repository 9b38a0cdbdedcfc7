/** Makes an index of what it is told to, and hands over its arrays. */
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

/** How much less than others this thread is given of a busy processor: from 0 to 19, as `nice` counts. */
const GIVES_WAY = 10

// Before those who answer visitors, and the words of a start, which take longer. Elsewhere it would be the whole process.
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
