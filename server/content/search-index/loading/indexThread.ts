/** Makes an index on a worker thread. */
import { Worker } from 'node:worker_threads'
import { CopyFailed } from '#server/database/BulkCopy.ts'
import type { Columns } from '#search-engine/store/Columns.ts'
import type { ColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import type { Loaded } from './loadedListings.ts'
import { indexOfArrays, type Numbers } from '#search-engine/store/indexArrays.ts'

/**
 * The source of the index: rows, which are copied to the thread, or a PostgreSQL server, which the thread reads
 * itself.
 */
export type IndexSource =
  | { readonly rows: Columns }
  | {
      readonly databaseUrl: string
      readonly replicaUrl?: string | undefined
      /** What a replica has to have reached (`ReadAfter`). */
      readonly readAfter?: string | undefined
      readonly loaded: Loaded
    }

/** The message of the thread: the arrays of the index, or why the database could not be read. */
export type IndexAnswer =
  | { readonly arrays: ReadonlyMap<string, Numbers> }
  | { readonly failed: Pick<CopyFailed, 'sqlState' | 'reason'> }

/** Rejects with `CopyFailed` where the database could not be read. An abort ends the thread. */
export function indexOnThread(source: IndexSource, signal?: AbortSignal): Promise<ColumnIndex> {
  const worker = new Worker(new URL('./indexThread.entry.ts', import.meta.url), { workerData: source })
  signal?.addEventListener('abort', () => void worker.terminate(), { once: true })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that makes the search index ended without one')))
    worker.once('message', (answer: IndexAnswer) => {
      if ('failed' in answer) reject(new CopyFailed(answer.failed))
      else resolve(indexOfArrays(answer.arrays))
    })
  })
}
