/**
 * An index made while other work goes on: on a thread of its own where it is large, in short steps on this one where
 * it is not.
 */
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Columns } from './Columns.ts'
import { type Index, makeIndex } from './Index.ts'
import type { Numbers } from './snapshot/arrayFile.ts'
import { indexOfArrays } from './snapshot/indexArrays.ts'

/** Listings from which a thread saves more than its start takes. */
const MANY = 50_000

/** Makes an index of columns, which stay as they are. `many`: so many are worth a thread. */
export const makeIndexAside = (rows: Columns, many = MANY): Promise<Index> =>
  rows.id.length < many ? inSteps(rows) : onThread(rows)

async function inSteps(rows: Columns): Promise<Index> {
  const steps = makeIndex(rows)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await setImmediate()
  }
}

function onThread(rows: Columns): Promise<Index> {
  const worker = new Worker(new URL('./indexThread.entry.ts', import.meta.url), { workerData: rows })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that makes the search index ended without one')))
    worker.once('message', (arrays: ReadonlyMap<string, Numbers>) => resolve(indexOfArrays(arrays)))
  })
}
